"""All words that people read can be translated, and translations can be drawn."""

import gettext
import re
from pathlib import Path

import pytest
from babel.messages.catalog import TranslationError
from babel.messages.checkers import checkers
from babel.messages.pofile import read_po
from django.core.management import call_command

ROOT = Path(__file__).parent.parent
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
CATALOGUES = sorted((ROOT / "locale").glob("*/LC_MESSAGES/*.po"))
PLURALS = "nplurals=2; plural=(n != 1);"
# Names, and cards as they are written everywhere.
SAME_EVERYWHERE = r"English|Omaha Trainer|\b(?:10|[2-9TJQKA])[cdhs]\b"


def catalogue_faults(path):
    with path.open("rb") as file:
        catalogue = read_po(file)
    for message in catalogue:
        for checker in checkers:
            try:
                checker(catalogue, message)
            except TranslationError as error:
                yield f"{message.id}: {error}"


def untranslated_words(template):
    """Return the bare words of a template, in text and in spoken attributes.

    The names of keys are the same on keyboards everywhere.
    """
    text = re.sub(
        r"{% (blocktranslate|comment)\b.*?{% end\1 %}", "", template, flags=re.DOTALL
    )
    text = re.sub(r"{%.*?%}|{{.*?}}|{#.*?#}", "", text, flags=re.DOTALL)
    spoken = re.findall(r'\b(?:alt|aria-label|placeholder|title)="([^"]*)"', text)
    text = re.sub(
        r"<(kbd|script|style)\b.*?</\1>|<[^>]*>|&\w+;", " ", text, flags=re.DOTALL
    )
    words = re.sub(SAME_EVERYWHERE, "", " ".join([text, *spoken]))
    return re.findall(r"[^\W\d_]{2,}", words)


def write_catalogue(path, translation):
    path.parent.mkdir(parents=True)
    path.write_text(
        f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        f'"Plural-Forms: {PLURALS}\\n"\n\n'
        f'#, python-format\nmsgid "%(low)s wins"\nmsgstr "{translation}"\n'
    )


@pytest.fixture
def catalogue(tmp_path, settings):
    settings.LOCALE_PATHS = [tmp_path]
    return tmp_path / "pl" / "LC_MESSAGES" / "django.po"


def test_catalogues_keep_every_value():
    assert [fault for path in CATALOGUES for fault in catalogue_faults(path)] == []


def test_a_value_lost_in_translation_is_found(catalogue):
    write_catalogue(catalogue, "%(lwo)s wygrywa")

    assert list(catalogue_faults(catalogue))


@pytest.mark.parametrize(
    "path", TEMPLATES, ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_templates_hold_no_untranslated_words(path):
    assert untranslated_words(path.read_text()) == []


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("<p>Next deal</p>", ["Next", "deal"]),
        ('<img alt="Ace">', ["Ace"]),
        ('<p title="{% translate "Ace" %}">{{ card }} &amp; 8</p>', []),
        ("{% blocktranslate %}Next deal{% endblocktranslate %}", []),
    ],
)
def test_an_untranslated_word_is_found(template, words):
    assert untranslated_words(template) == words


def test_compilepo_builds_what_gettext_reads(catalogue):
    write_catalogue(catalogue, "%(low)s wygrywa")

    call_command("compilepo")

    with catalogue.with_suffix(".mo").open("rb") as file:
        built = gettext.GNUTranslations(file)
    assert built.gettext("%(low)s wins") == "%(low)s wygrywa"


def test_compilepo_builds_again_only_what_has_changed(catalogue, capsys):
    write_catalogue(catalogue, "%(low)s wygrywa")

    call_command("compilepo")
    call_command("compilepo")

    assert capsys.readouterr().out == "Compiled 1 catalogues.\n"

def test_health_is_told_in_one_word(client, db):
    response = client.get("/health/")

    assert (response.status_code, response.text) == (200, "ok")


def test_asking_for_health_makes_no_visitor(client, db):
    assert "visitor" not in client.get("/health/").cookies

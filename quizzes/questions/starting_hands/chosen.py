"""Starting hands that are worth comparing, by the number of hole cards.

They stand for all sorts of hands: aces with low cards and without, high and low pairs,
hands for one half only, middle cards, three of a rank or of a suit, and cards that work
with no other. Of the suits it only matters which cards share one. A hand that was once
asked about stays here, since answers about it are kept: new ones come to the end.
"""

CHOSEN: dict[int, str] = {
    4: (
        "AsAh2s3h AsAh2d3c AsAh2s3d AsAhKsKh AsAhKdKc AsAhQsJh AsAhTdJc AsAh2s9d "
        "AsAh2d7c AsAh3s4h AsAh5d9c AsAhQd8c AsAh9d8c AsAh4s8d As2h3s4h As2d3h4c "
        "As2s3dKh As2d3hKc As2hKsQh As2dKhQc As2s7d8h As2d9hTc As2sKdKh As2dQhQc "
        "As2s5h9c As2d6h9c As2d3h9c As2s2dKh As2d2h3c As2hJsTh As3sKdKh As3h4s5h "
        "As3d4h5c As3dKhQc As3s6d9h As3d8h9c As3hQsJh As4h5s6h As4d5h7c As5sKhQd "
        "As4sTdJh As5d9hTc As6s7d8h As6d7h9c As8sKdQh As7dJhJc AsKsQhJh AsKdQhJc "
        "AsKhQdTh AsQhJsTh AsKsKhQd AsKdKhJc AsJdTh9c AsKd9h8c AsQd9h4c AsTd9h6c "
        "AsQsQh5d AsKd8h7c 2s3h4s5h 2s3d4h5c 2s3s4d6h 2s3dKhKc 2s3hKsQh 2s4d5h7c "
        "3s4h5s6h 3s4d5h7c 4s5h6s7h 4s5d6h7c 5s6d7h8c 2s4d6h8c 2s3s8d9h 3s5d7h8c "
        "2s3dJhTc 2s7d9hQc 6s7h8s9h 6s7d8h9c 7s8h9sTh 7s8d9hTc 8s9hTsJh 9s9d8h7c "
        "6s6d7h9c 9s9h8s8h 8s8d7h6c KsKhQsQh KsKdQhQc KsKhQsJh KsKdJhTc KsKh2s3h "
        "KsKd7h2c KsKd9h4c QsQhJsJh QsQdJhTc QsQhJsTh QsQd8h3c JsJhTsTh JsJdTh9c "
        "JsTd9h9c TsTd4h8c KsKh8s7h KsQhJsTh KsQdJhTc QsJhTs9h QsJdTh9c KsQsJd9h "
        "KsJdTh8c KsQd9h8c KsQdJh2c KsJd6h3c QsTd7h4c KsTh8s5d 2s2h3s3h 2s2d3h4c "
        "3s3d4h4c 4s4h5s5h 5s5d8h8c 8s8dKhKc 7s7dKhQc 6s6dAhKc 4s4dQhJc AsAhAd2s "
        "AsAhAdKc AsAhAdAc KsKhKdQs KsKhKdKc QsQhQd2c 2s2h2d3c 2s2h2dAc 3s3h3dAs "
        "9s9h9d8c 4s4h4dKc JsJhJdTc As2s3s4s As2s3sKh AsKsQsJh AsKsQsJs KsQsJsTs "
        "KsQsJsTh As5s9sKs AsAh2s3s 2s3s4s5h 6s7s8s9s KsKh9s4s As4s8sJd AdQsQc6s "
        "AsAdKsJd AcAsTs9c AdAhKcQd AhKhKc7d QsJh7c3d JsJdAd7h Js9h7s7c Qs9d7h7s "
        "Kd9h7c4s AsTd9h9c AsJd9h9c As9d9h6c KsKhQs8h KsKhJs7h QsQhKs8h"
    ),
    5: (
        "AsAh2s3h9d AsAh2d3c7c AsAh2s3d6h AsAhKdKcJh AhAsKhKcJd AsAhTdJcKd AsAh2s9dKd "
        "AsAh2d7c4h AsAh9d8c4d AsAd9s8s4s AsAh4s8d3d As2hKsQh8c Ad2sKcQh8s As2dKhQc7h "
        "As2sKdKh4c As2dQhQc2c As2s5h9c2d As2d6h9c7h As2s2dKh9d As3d4h5cKs As3s6d9h8c "
        "Ad3h6h9h8h As3d8h9c5s As3c8d9d5h As4d5h7cKc As4sTdJh2d As5d9hTc3c As6s7d8h9d "
        "As6d7h9cTs Ac6c7h9sTd As8sKdQh6h AsKsQhJhJd AsKdQhJcAh AsKhQdThKd AsKsQcTdKh "
        "AsQhJsThJc AsQd9h4c5d AhQh9h4h5d AsQsQh5dAc AsQhQc5dAd 2s3h4s5h3c 2s3s4s5s3d "
        "2s3s4d6h6d 2s3dKhKcJc 2s3hKsQhKc 4s5d6h7c3s 5s6d7h8cQh 2s3s8d9h9d 2s7d9hQcQh "
        "2d7d9sQhQc 6s7h8s9h3c 6d7h8s9h3c 6s7d8h9c4c 7s8h9sTh7c 7s8c9dTh7c 9s9d8h7c2h "
        "9s9c8d7d2h 6s6d7h9cAs 9s9h8s8hJc 9h9s8d8sJc 8s8d7h6c7d KsKhQsQh4d KcKsQsQd4h "
        "KsKdQhQc7s KsKdJhTc3h KdKhJcTh3s KsKd7h2c2d QsQhJsJh3c QsQdJhTc9c QsQd8h3c5c "
        "QdQh8d3d5d JsTd9h9c7s JhTh9h9d7h TsTd4h8c9s KsKh8s7h5d KsQhJsTh6c QsJhTs9h8c "
        "QsJdTh9c6h KsJdTh8cQh KsJd6h3c8s QsTd7h4cTh 4s4h5s5hJc 8s8dKhKcTh 4s4dQhJc9s "
        "4s4dQhJc9c AsAhAd2s9c AdAcAs2h9h AsAhAdKc4h KsKhKdQs3d KsKhKdKc6c 2s2h2d3c9c "
        "2s2h2dAc9c 3s3h3dAs5d 3h3c3dAc5s 9s9h9d8c8s 4s4h4dKcTs 4s4d4cKdTh JsJhJdTc9d "
        "As2s3s4s5d As2s3c4c5h As2s3sKhJd AsKsQsJsTc As5s9sKs3c 6s7s8s9sJs AdTd3s3d3c "
        "Qd7s6s2c2d Kh7d6s5c2d 9d7c6s3s3c Jd7c6c4s3s AsJsTd9h9c KsKhQsQh8c AsAhKsKhQd "
        "AsAhKsQhJd AsKsKhQhJd 3s4d5h6c7d 2s5d7h8c6c AsJdTc9h9c KsKhJsJh7c"
    ),
    6: (
        "AsAh2s3hJd8d AsAh2d3c7h3s AsAhKdKc4c5s AsAhQsJhJc9c AsAh2s9d5d8h "
        "AsAh3s4h4c7c AsAh5d9cJsQc AhAd5h9hJhQh AsAh9d8c3s9h AsAh4s8d6d7h "
        "As2h3s4h6d8d Ad2d3h4d6d8d As2d3h4cQhJc Ad2c3d4dQdJd As2s3dKhAhJc "
        "As2d3hKc8c8d As2s7d8h6h7c As2d9hTc5s6h As2s5h9c4h2c Ah2c5h9h4h2h "
        "As2d3h9c7sJd Ah2h3h9s7hJh As2d2h3cQcKd As2hJsTh5d3d Ac2cJcTh5c3c "
        "As3dKhQcKd4c As3s6d9hJhJd As3hQsJh3dQc As4h5s6hTc5c Ac4c5c6cTc5s "
        "As4d5h7c6c7h As5sKhQd5dAh As4sTdJh9c2h As5d9hTc2dTs As6s7d8h7c6h "
        "As8sKdQh7hJd As7dJhJcKh3s AsQhJsThJdQd AsKdKhJc9cQd AsKhKsJs9sQs "
        "AsJdTh9cTc3d AsTd9h6c4d6h AdTd9d6d4d6s AsQsQh5d4d7h 2s3d4h5c4d5h "
        "2s4d5h7c9d2c 4s5h6s7hKd8d 4s5s6s7sKh8s 4s5d6h7c2c5s 4h5h6h7h2h5s "
        "2s3dJhTc5d2h 2s7d9hQcQdJc 2d7d9dQhQdJd 7s8h9sThJd6d 7c8c9cTcJs6c "
        "7s8d9hTcJh5s 7h8h9hThJh5d 8s9hTsJhJc8c 9s9d8h7cJs3d 6s6d7h9c4sQd "
        "9s9h8s8hQcJd 8s8d7h6c5h3d KsKdQhQc4c6s KsKdJhTc2cTs KsKd7h2cJd6s "
        "KsKd9h4c9c4h JsJdTh9cKd7c JcJdTc9cKc7c JsTd9h9c5cKd TsTd4h8c3sQd "
        "KsKh8s7h9c3d KdKh8d7d9d3d KsQhJsTh4cTc KhQhJhTs4hTh QsJhTs9h9cJc "
        "KsQsJd9h5hQd KsJd6h3c8c8h KdJd6d3d8d8s QsTd7h4c4sJc 2s2d3h4c8c8s "
        "8s8dKhKc9c9s 7s7dKhQc8hJd 6s6dAhKcQcTd 6s6dAsKsQsTs AsAhAd2s3h2d "
        "AsAhAdAcJsQc KsKhKdQsAcTh QsQhQd2c9hAc 2s2h2d3cJh8s 9s9h9d8cTd4c "
        "4s4h4dKc9d9s As2s3sKh4s8s Ad2s3cKd4h8s AsKsQsJsQc9c AsKcQhJdQs9h "
        "As5s9sKsThTc As5c9sKhTdTh AsAh2s3sQsQd 2s3s4s5h9c8c 2h3c4s5c9h8s "
        "6s7s8s9s8cJc KsKh9s4sQdJs As4s8sJd9h2c Ah4s8hJs9c2c AsAhKsKhQdJc "
        "AsAhKsQhJdTc AsKsKhQhJdTc 3s4d5h6c7d8s 2d4h5c6s7d7h AsQsJcTd9h9c "
        "KsKhQsQhJd8c AsJdThTc9c9d KsKhQdQcJs8h 3d3h5c6s7d8h AdTdTc3s3d3c "
        "AsAh2s3h4d9c AsAh2s2h3d9c KsKhQsQhJd4c KsKhJsJhTd3c QsQhJsJhTd4c "
        "2s2h3s3h4dKc 2s3h4s5h2dKc KsKhQdJcTs2h KsQhJsThKd5c AsAh3s4h2d9c "
        "2s3h4s4hKdKc"
    ),
}

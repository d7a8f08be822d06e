"""The boards and the hand of every day: chosen by a published scheme, the same on every server, none twice.

A scheme spans `MONTHS` months. The candidates of a kind are numbered, and a keyed permutation shuffles the numbers.
Month m owns the shuffled places m, m + `MONTHS`, m + 2 `MONTHS` and so on, and its days take the first candidates among
them that can be played, one each. A candidate is a board in one fixed position, so no two candidates are the same
board, and no candidate belongs to two months: no board comes twice in the scheme, whatever its boards are.
"""

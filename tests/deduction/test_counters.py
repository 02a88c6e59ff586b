"""Situations of many counters are told apart, however many numbers they are made of."""

from __future__ import annotations

import numpy as np
import pytest

from deductio.deduction.counters import _different


@pytest.mark.parametrize("largest", [3, 32_767])
def test_rows_are_the_same_only_if_all_their_numbers_are(largest: int) -> None:
    """Six numbers of fifteen bits do not fit one machine word."""
    rows = np.zeros((5, 6), dtype=np.int16)
    rows[0] = largest
    rows[1, 5] = 1
    rows[3, 5] = 1
    found, inverse = _different(rows)
    assert len(found) == 3
    assert np.array_equal(found[inverse], rows)


def test_no_rows_are_no_situations() -> None:
    found, inverse = _different(np.zeros((0, 6), dtype=np.int16))
    assert found.shape == (0, 6)
    assert inverse.shape == (0,)

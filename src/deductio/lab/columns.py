"""Steps as the columns of a Parquet file; needs pyarrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from deductio.core.game import Refused
from deductio.lab.observations import ROWS, WIDTH
from deductio.lab.steps import Step

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError:
    raise Refused("a dataset needs pyarrow: pip install 'deductio[dataset]'") from None

SEEN = (ROWS + 1) * WIDTH
"""Numbers in an observation."""

COLUMNS: dict[str, Any] = {
    "game": pa.int32(),
    "step": pa.int32(),
    "seat": pa.int8(),
    "player": pa.dictionary(pa.int8(), pa.string()),
    "ask": pa.dictionary(pa.int16(), pa.string()),
    "meanwhile": pa.bool_(),
    "heard": pa.int32(),
    "mask": pa.list_(pa.int32()),
    "action": pa.int32(),
    "index": pa.int32(),
    "choice": pa.string(),
    "observation": pa.list_(pa.int16(), SEEN),
    "return": pa.float32(),
}


def parquet_of(steps: Sequence[Step], facts: int | None) -> bytes:
    """The file; `facts` is how many odds there are for each step, None if they are not wanted."""
    columns = {name: _column(name, kind, steps) for name, kind in COLUMNS.items()}
    if facts is not None:
        columns["odds"] = _odds(steps, facts)
        columns["bits"] = pa.array([step.bits for step in steps], pa.float32())
    sink = pa.BufferOutputStream()
    pq.write_table(pa.table(columns), sink, compression="zstd")
    return bytes(sink.getvalue())


def _column(name: str, kind: Any, steps: Sequence[Step]) -> Any:
    if name == "observation":
        told = np.frombuffer(b"".join(step.observation for step in steps), np.int16)
        return pa.FixedSizeListArray.from_arrays(pa.array(told), SEEN)
    field = "worth" if name == "return" else name
    values = [getattr(step, field) for step in steps]
    return (
        pa.array(values, pa.string()).dictionary_encode().cast(kind)
        if pa.types.is_dictionary(kind)
        else pa.array(values, kind)
    )


def _odds(steps: Sequence[Step], facts: int) -> Any:
    """None where there were too many worlds to count."""
    kind = pa.list_(pa.float32(), facts)
    values = [None if step.odds is None else np.frombuffer(step.odds, np.float32) for step in steps]
    return pa.array(values, kind)

"""GET, POST and PUT as this API knows them: every refusal is a `Problem`, and is described."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi import ResponseSpec

from deductio.server.wire import Problem

PROBLEMS = {
    400: ResponseSpec(Problem, description="Not understood, or not allowed by the rules."),
    403: ResponseSpec(Problem, description="Not for this reader, or from another site."),
    404: ResponseSpec(Problem, description="There is no such thing here."),
    409: ResponseSpec(Problem, description="Not as things stand."),
    413: ResponseSpec(Problem, description="Too much."),
    415: ResponseSpec(Problem, description="Not JSON."),
    421: ResponseSpec(Problem, description="Not a name of this house."),
    429: ResponseSpec(Problem, description="Too often, or too much at once."),
}

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
put = partial(litestar.put, responses=PROBLEMS)

"""Who somebody is: no account, only a number in a cookie that this house has signed."""

from __future__ import annotations

import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

COOKIE = "deductio"
YEAR = 365 * 86_400


class People:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="person")

    def known(self, cookies: str, authorization: str = "") -> str | None:
        """The person of a Cookie header, or of a program that sends its cookie's value as a bearer
        token; None if there is none that we have signed."""
        kind, _, token = authorization.partition(" ")
        value = token if kind.lower() == "bearer" else _value(cookies)
        try:
            return self._signer.unsign(value).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def new(self) -> str:
        return secrets.token_hex(16)

    def cookie(self, person: str, *, secure: bool) -> str:
        """A Set-Cookie header; scripts and other sites cannot use it."""
        value = self._signer.sign(person).decode()
        end = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{end}"


def _value(cookies: str) -> str:
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""

import { EncryptJWT, SignJWT, UnsecuredJWT } from "jose";
import { decode, encode } from "next-auth/jwt";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/env";
import { authConfig } from "./auth.config";
import { decodeSessionToken, encodeSessionToken, sessionCookieName } from "./session-token";

const userId = "01a1f8a1-556b-7068-bfac-aa4f5a8c71d1";
const sessionId = "01a1f8a1-5570-7068-bfac-aa4f5a8c71d2";
const start = new Date("2026-11-20T12:00:00Z");
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("session token", () => {
  it("says whose session it is, and since when", async () => {
    const claims = await decodeSessionToken(await encodeSessionToken({ userId, sessionId }));
    expect(claims).toEqual({ userId, sessionId, issuedAt: start.getTime() / 1000 });
  });

  it("is the token that next-auth writes and reads", async () => {
    const options = { secret: "unused", salt: "unused" };
    const written = await authConfig.jwt.encode({ ...options, token: { sub: userId, sessionId } });
    expect(await decodeSessionToken(written)).toMatchObject({ userId, sessionId });
    const own = await encodeSessionToken({ userId, sessionId });
    expect(await authConfig.jwt.decode({ ...options, token: own })).toEqual({
      sub: userId,
      sessionId,
    });
  });

  it("dies after 30 days", async () => {
    const token = await encodeSessionToken({ userId, sessionId });
    vi.setSystemTime(start.getTime() + 29 * day);
    expect(await decodeSessionToken(token)).not.toBeNull();
    vi.setSystemTime(start.getTime() + 31 * day);
    expect(await decodeSessionToken(token)).toBeNull();
  });

  it.each(["", "nonsense", "a.b.c", "a.b.c.d.e", "eyJhbGciOiJub25lIn0.e30."])(
    "is nothing when it is %o",
    async (token) => {
      expect(await decodeSessionToken(token)).toBeNull();
    },
  );

  it("is nothing when one letter of it was changed", async () => {
    const token = await encodeSessionToken({ userId, sessionId });
    const letter = token.at(-30) === "A" ? "B" : "A";
    const changed = token.slice(0, -30) + letter + token.slice(-29);
    expect(await decodeSessionToken(changed)).toBeNull();
  });

  it("is nothing when made with another secret or for another cookie", async () => {
    const token = { sub: userId, sessionId };
    const salt = sessionCookieName();
    const secret = env().AUTH_SECRET;
    const foreign = await encode({ token, secret: "another secret of 32 characters!", salt });
    const otherCookie = await encode({ token, secret, salt: "authjs.csrf-token" });
    expect(await decodeSessionToken(foreign)).toBeNull();
    expect(await decodeSessionToken(otherCookie)).toBeNull();
  });

  it("is nothing unsigned, signed instead of encrypted, or encrypted for someone else's key", async () => {
    const secret = new TextEncoder().encode(env().AUTH_SECRET);
    const claims = { sub: userId, sessionId };
    const exp = Math.floor(start.getTime() / 1000) + 3600;
    const unsigned = new UnsecuredJWT(claims).setIssuedAt().setExpirationTime(exp).encode();
    const signed = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt()
      .setExpirationTime(exp)
      .sign(secret);
    const encrypted = await new EncryptJWT(claims)
      .setProtectedHeader({ alg: "PBES2-HS256+A128KW", enc: "A256GCM" })
      .setIssuedAt()
      .setExpirationTime(exp)
      .encrypt(secret);
    for (const token of [unsigned, signed, encrypted]) {
      expect(await decodeSessionToken(token)).toBeNull();
    }
  });

  it("ends when it says so, 30 days after it was made", async () => {
    const token = await encodeSessionToken({ userId, sessionId });
    const salt = sessionCookieName();
    const secret = env().AUTH_SECRET;
    const payload = await decode({ token, secret, salt });
    expect(payload?.exp).toBe(start.getTime() / 1000 + 30 * 24 * 60 * 60);
    const expired = await encode({ token: { sub: userId, sessionId }, secret, salt, maxAge: -60 });
    expect(await decodeSessionToken(expired)).toBeNull();
  });

  it("is nothing for another cookie than the one it was made for", async () => {
    const secret = env().AUTH_SECRET;
    const token = { sub: userId, sessionId };
    for (const salt of ["__Host-authjs.session-token", "__Secure-authjs.session-token"]) {
      expect(await decodeSessionToken(await encode({ token, secret, salt }))).toBeNull();
    }
  });

  it("is nothing without a session id", async () => {
    const salt = sessionCookieName();
    const secret = env().AUTH_SECRET;
    const token = await encode({ token: { sub: userId }, secret, salt });
    expect(await decodeSessionToken(token)).toBeNull();
  });
});

import { encode } from "next-auth/jwt";
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

  it("is nothing without a session id", async () => {
    const salt = sessionCookieName();
    const secret = env().AUTH_SECRET;
    const token = await encode({ token: { sub: userId }, secret, salt });
    expect(await decodeSessionToken(token)).toBeNull();
  });
});

import { expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor";

const cursor = {
  createdAt: new Date("2026-11-20T09:30:00.123Z"),
  id: "0199c0de-0000-7000-8000-000000000001",
};

test("a cursor comes back as it was", () => {
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
});

test("anything else is no cursor", () => {
  const forged = [
    "",
    "x",
    cursor.id,
    Buffer.from(`2026-11-20 ${cursor.id}`).toString("base64url"),
    Buffer.from(`+020260-01-01T00:00:00.000Z ${cursor.id} `).toString("base64url"),
    Buffer.from("2026-11-20T09:30:00.123Z 'x' OR 1=1").toString("base64url"),
  ];
  for (const text of forged) expect(decodeCursor(text)).toBeNull();
});

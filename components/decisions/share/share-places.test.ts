import { expect, test } from "vitest";
import { sharePlaces } from "@/components/decisions/share/share-places";
import { shareContentOf } from "@/lib/decisions/share/content";

const url = "https://stepwell.example/shared/abc";

/** The addresses by place. */
function addressesOf(question: string, chosenOption: string | null = null) {
  const places = sharePlaces(shareContentOf({ question, chosenOption, url }));
  return Object.fromEntries(places.map(({ name, href }) => [name, new URL(href)]));
}

test("each place gets what it reads, and nothing can break out of the address", () => {
  const question = "Salt & pepper? 100% #1\n+ “both” 👩‍👩‍👧 حمص";
  const { X, WhatsApp, Facebook, LinkedIn } = addressesOf(question);
  const text = X?.searchParams.get("text") ?? "";
  expect(text).toContain("Salt & pepper? 100% #1 + “both” 👩‍👩‍👧 حمص");
  expect([...(X?.searchParams ?? [])]).toEqual([
    ["text", text],
    ["url", url],
    ["hashtags", "Stepwell"],
  ]);
  expect([...(WhatsApp?.searchParams ?? [])]).toEqual([["text", `${text}\n${url}`]]);
  expect([...(Facebook?.searchParams ?? [])]).toEqual([["u", url]]);
  expect([...(LinkedIn?.searchParams ?? [])]).toEqual([["url", url]]);
  for (const place of [X, WhatsApp, Facebook, LinkedIn]) {
    expect(place?.href).not.toContain("+");
    expect(place?.hash).toBe("");
    expect(place?.protocol).toBe("https:");
  }
});

test("half a character does not keep a link from being made", () => {
  expect(addressesOf("a \ud83d b").X?.searchParams.get("text")).toContain("a \ufffd b");
});

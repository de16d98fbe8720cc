import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ListReader, outputFormat, readStructured, TextReader } from "./structured";

function inPieces(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort(
    (a, b) => a - b,
  );
  return places.slice(1).map((end, index) => text.slice(places[index], end));
}

describe("a list that is still being written", () => {
  test("tells an item with its closing brace, not earlier and not later", () => {
    const reader = new ListReader("steps");
    expect(reader.push('{"question":"","steps":[{"text":"Open {it} \\"now\\"]')).toEqual([]);
    expect(reader.push('","minutes":2')).toEqual([]);
    expect(reader.push("}")).toEqual(['{"text":"Open {it} \\"now\\"]","minutes":2}']);
    expect(reader.push(',{"text":"b","minutes":5}, {"text":"c","minutes":5}]}')).toEqual([
      '{"text":"b","minutes":5}',
      '{"text":"c","minutes":5}',
    ]);
  });

  test("of another name tells nothing, nor does a list inside an item", () => {
    const reader = new ListReader("steps");
    expect(reader.push('{"others":[{"a":1}],"deep":{"steps":[{"a":2}]},"steps":[')).toEqual([]);
    expect(reader.push('{"a":3,"steps":[{"a":4}]}]}')).toEqual(['{"a":3,"steps":[{"a":4}]}']);
  });

  test("is read whole however the text is cut", () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        fc.dictionary(fc.string({ minLength: 6 }), fc.jsonValue()),
        fc.array(fc.nat()),
        fc.constantFrom(0, 2),
        (steps, others, cuts, spaces) => {
          const text = JSON.stringify({ ...others, steps }, null, spaces);
          const reader = new ListReader("steps");
          const told = inPieces(text, cuts).flatMap((piece) => reader.push(piece));
          expect(told.map((item) => JSON.parse(item))).toEqual(JSON.parse(JSON.stringify(steps)));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a structured answer", () => {
  const schema = z.object({ minutes: z.number().describe("Whole minutes") });

  test("of another shape, or no JSON, is malformed", () => {
    expect(readStructured(schema, '{"minutes":3}')).toEqual({ minutes: 3 });
    for (const text of ['{"minutes":"3"}', '{"minutes":3', "Sure! Here is", ""]) {
      expect(() => readStructured(schema, text)).toThrow(
        expect.objectContaining({ failure: "malformed" }),
      );
    }
  });

  test("asks the service for the schema's shape", () => {
    expect(outputFormat(schema)).toEqual({
      type: "json_schema",
      schema: {
        type: "object",
        properties: { minutes: { type: "number", description: "Whole minutes" } },
        required: ["minutes"],
        additionalProperties: false,
      },
    });
  });
});

describe("a text that is still being written", () => {
  test("is told as it arrives, decoded, and nothing else is", () => {
    const reader = new TextReader("reply");
    expect(reader.push('{"isQuestion":false,"deep":{"reply":"no"},"other":"reply","rep')).toBe("");
    expect(reader.push('ly": "Good')).toBe("Good");
    expect(reader.push(" \\u201cmor")).toBe(" “mor");
    expect(reader.push("ning\\u201d\\n\\")).toBe("ning”\n");
    expect(reader.push('"!","changes":[{"reply":"no"}]}')).toBe('"!');
  });

  test("cut anywhere, it is the text that the JSON holds", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 12 }),
        (reply, isEscaped, cuts) => {
          const written = JSON.stringify({ a: ["reply"], reply, b: { reply: "x" } });
          const text = isEscaped
            ? written.replace(
                /[^\x20-\x7e]/g,
                (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
              )
            : written;
          const reader = new TextReader("reply");
          const pieces = inPieces(text, cuts).map((piece) => reader.push(piece));
          expect(pieces.join("")).toBe(reply);
        },
      ),
    );
  });
});

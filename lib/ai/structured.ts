import "server-only";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type { JSONOutputFormat } from "@anthropic-ai/sdk/resources/messages";
import type { z } from "zod";
import { AiError } from "./errors";

/** The output format that makes a model write a schema's shape and nothing else. */
export function outputFormat(schema: z.ZodType): JSONOutputFormat {
  const { type, schema: jsonSchema } = zodOutputFormat(schema);
  return { type, schema: jsonSchema };
}

/** The checked value of a text that should be JSON. @throws AiError malformed */
export function readStructured<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AiError("malformed", { cause });
  }
}

/**
 * Finds the finished items of one list in an object that is still being written: in
 * `{"steps":[{…},{…` each `{…}` of `steps` is told once, when its closing brace arrives. Reads every
 * character once, however the text is cut into pieces. Items have to be objects.
 */
export class ListReader {
  readonly #field: string;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inList = false;
  /** Characters of the string being read at the top level, which may be a field's name. */
  #name = "";
  #item = "";

  constructor(field: string) {
    this.#field = field;
  }

  /** The JSON texts of the items that this piece finished. */
  push(piece: string): string[] {
    const finished: string[] = [];
    for (const character of piece) {
      if (this.#inList && this.#depth >= 2) this.#item += character;
      if (this.#inString) this.#readString(character);
      else if (this.#readStructure(character)) {
        finished.push(this.#item);
        this.#item = "";
      }
    }
    return finished;
  }

  #readString(character: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (character === "\\") this.#escaped = true;
    else if (character === '"') {
      this.#inString = false;
      return;
    }
    if (this.#depth === 1) this.#name += character;
  }

  /** True when an item of the list ends here. */
  #readStructure(character: string): boolean {
    if (character === '"') {
      this.#inString = true;
      if (this.#depth === 1) this.#name = "";
    } else if (character === "{" || character === "[") {
      this.#depth += 1;
      if (character === "[" && this.#depth === 2) this.#inList = this.#name === this.#field;
      if (character === "{" && this.#depth === 3) this.#item = "{";
    } else if (character === "}" || character === "]") {
      this.#depth -= 1;
      if (this.#depth === 1) this.#inList = false;
      return this.#inList && character === "}" && this.#depth === 2;
    }
    return false;
  }
}

import { z } from "zod";

/** A variable that is set to nothing counts as not set. */
export const blankAsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

export const optionalText = z.preprocess(blankAsUnset, z.string().trim().optional());

export const optionalUrl = z.preprocess(
  blankAsUnset,
  z.url({ error: "must be a whole address such as https://example.org" }).optional(),
);

export const textWithDefault = (value: string) =>
  z.preprocess(blankAsUnset, z.string().trim().default(value));

export const flagWithDefault = (value: "0" | "1") =>
  z.preprocess(
    blankAsUnset,
    z
      .enum(["0", "1"], { error: "must be 0 or 1" })
      .default(value)
      .transform((text) => text === "1"),
  );

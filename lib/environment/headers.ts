import { z } from "zod";
import { blankAsUnset } from "./values.ts";

/** Values may be percent-encoded, as OpenTelemetry has them. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(",").filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.trim().split("=");
      return [name, decodeURIComponent(value.join("="))];
    }),
  );
}

/** As name=value with commas between; none where unset. */
export const headersOfMessages = z.preprocess(
  blankAsUnset,
  z
    .string()
    .regex(
      /^[\w-]+=([^,%]|%[\dA-Fa-f]{2})*(,\s*[\w-]+=([^,%]|%[\dA-Fa-f]{2})*)*$/,
      "must be name=value, with commas between",
    )
    .default("")
    .transform(readHeaders),
);

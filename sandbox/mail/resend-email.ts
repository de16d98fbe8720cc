import { z } from "zod";
import type { NewMessage } from "./inbox.ts";

/** An error in the shape and with the names of https://resend.com/docs/api-reference/errors */
export class ResendError extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

const ADDRESS = /^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const addresses = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]));

const emailSchema = z.looseObject({
  from: z.string(),
  to: addresses,
  subject: z.string(),
  html: z.string().nullish(),
  text: z.string().nullish(),
  reply_to: addresses.optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

const REQUIRED = ["from", "to", "subject"] as const;

/**
 * Reads the body of a "send email" call.
 * @throws ResendError as Resend refuses it
 */
export function readEmail(body: unknown): NewMessage {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new ResendError(422, "validation_error", "The request body must be a JSON object.");
  }
  for (const field of REQUIRED) {
    if (!(field in body)) {
      throw new ResendError(422, "missing_required_field", `Missing \`${field}\` field.`);
    }
  }
  const result = emailSchema.safeParse(body);
  if (!result.success) {
    const field = result.error.issues[0]?.path.join(".") ?? "body";
    throw new ResendError(422, "validation_error", `Invalid \`${field}\` field.`);
  }
  const { from, to, subject, html, text, reply_to: replyTo, headers } = result.data;
  refuseAddresses("from", [from]);
  refuseAddresses("to", to);
  if (replyTo) refuseAddresses("reply_to", replyTo);
  if (!html && !text) {
    throw new ResendError(422, "validation_error", "Missing `html` or `text` field.");
  }
  return {
    ...{ from, to, subject },
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    html: html ?? "",
    text: text ?? plainTextOf(html ?? ""),
  };
}

function refuseAddresses(field: string, values: readonly string[]): void {
  if (values.length >= 1 && values.length <= 50 && values.every((value) => ADDRESS.test(value))) {
    return;
  }
  throw new ResendError(
    422,
    "validation_error",
    `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`,
  );
}

/** Resend writes a text part when only HTML is given; links keep their address. */
function plainTextOf(html: string): string {
  return html
    .replace(/<(head|style|script)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, "$2 ($1)")
    .replace(/<(br|\/p|\/h[1-6]|\/tr|\/li|\/div)\b[^>]*>/gi, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);/gi, "'")
    .replace(/&amp;/g, "&")
    .replace(/[ \t]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

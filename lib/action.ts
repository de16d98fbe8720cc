import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { CURRENT_PATH_HEADER } from "./auth/constants";
import { requireSession } from "./auth/session";
import type { CurrentSession } from "./auth/types";
import { type AppError, type ErrorCode, toAppError } from "./errors";
import { logger } from "./logger";
import type { SafetyNotice } from "./safety/types";
import { noteRefusal } from "./security-log";
import { parseInput } from "./validation";

export type ActionResult<Data> =
  | { ok: true; data: Data }
  | {
      ok: false;
      code: ErrorCode;
      message: string;
      /** First message of each wrong field. */
      fieldErrors?: Record<string, string>;
      /** What was typed, without passwords, so that a form without JavaScript keeps it. */
      values?: Record<string, string>;
      /** What the safety check has to say, with UNSAFE_CONTENT. */
      safety?: SafetyNotice;
    };

/** What a form shows after it was sent; null before. */
export type FormState = ActionResult<null> | null;

/**
 * Runs a server action's work for a form or a plain value: checks the shape, calls `act`, and turns
 * what it throws into a result. Redirects and not-founds of Next pass through.
 */
export async function runAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  input: unknown,
  act: (input: z.output<Schema>) => Promise<Data>,
): Promise<ActionResult<Data>> {
  const values = input instanceof FormData ? textFields(input) : input;
  try {
    return { ok: true, data: await act(parseInput(schema, values)) };
  } catch (error) {
    unstable_rethrow(error);
    const appError = toAppError(error);
    await tell(appError, error);
    return {
      ok: false,
      code: appError.code,
      message: appError.message,
      fieldErrors: firstByField(appError.errors),
      values: input instanceof FormData ? withoutSecrets(textFields(input)) : undefined,
      safety: appError.safety,
    };
  }
}

async function tell(appError: AppError, error: unknown): Promise<void> {
  const sent = await headers();
  if (appError.status >= 500) {
    logger.error({ requestId: sent.get("x-request-id"), error }, "action failed");
  }
  // The query may hold a token.
  const [pathname = ""] = (sent.get(CURRENT_PATH_HEADER) ?? "").split("?", 1);
  noteRefusal(appError, { headers: sent, method: "POST", pathname });
}

/** As `runAction`, for signed-in people only. */
export function runOwnAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  input: unknown,
  act: (input: z.output<Schema>, session: CurrentSession) => Promise<Data>,
): Promise<ActionResult<Data>> {
  return runAction(schema, input, async (parsed) => act(parsed, await requireSession()));
}

function textFields(form: FormData): Record<string, string> {
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string" && !field[0].startsWith("$"),
  );
  return Object.fromEntries(fields);
}

function withoutSecrets(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !/password|token/i.test(name)),
  );
}

function firstByField(
  errors: { field?: string; message: string }[] | undefined,
): Record<string, string> | undefined {
  if (!errors) return undefined;
  const named = errors.flatMap(({ field, message }) => (field ? [[field, message] as const] : []));
  return Object.fromEntries(named.reverse());
}

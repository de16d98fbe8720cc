import type { z } from "zod";
import { encryptionShape } from "./environment/encryption.ts";
import { environmentSchema } from "./environment/shape.ts";

export type Environment = z.infer<typeof environmentSchema>;
export type EncryptionKeys = z.infer<typeof encryptionShape>;

/** What is wrong with an environment: one line for each variable, without its value. */
export class EnvironmentError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `- ${line}`).join("\n")}`);
    this.name = "EnvironmentError";
    this.problems = problems;
  }
}

/**
 * Checks the variables of an environment and fills in the defaults.
 * @throws EnvironmentError naming every variable that is missing or wrong.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  return checked(environmentSchema, source);
}

/** As `parseEnvironment`, for the keys of private texts alone. @throws EnvironmentError */
export function parseEncryptionKeys(source: Record<string, string | undefined>): EncryptionKeys {
  return checked(encryptionShape, source);
}

function checked<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  throw new EnvironmentError(
    result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`),
  );
}

let environment: Environment | undefined;

/**
 * The checked environment of this process, read once. `instrumentation.ts` calls it first, so a
 * broken configuration stops the start and never a request.
 * @throws EnvironmentError
 */
export function env(): Environment {
  environment ??= readEnvironment();
  return environment;
}

function readEnvironment(): Environment {
  // A function that has answered is put to sleep, and a worker in it with a job half done.
  const usual = process.env.VERCEL === "1" ? { RUN_JOBS: "0" } : {};
  const read = parseEnvironment({ ...usual, ...buildEnvironment(), ...process.env });
  // next-auth reads its own address here; otherwise a Host header, which anyone can send, would say it.
  process.env.AUTH_URL = read.APP_URL;
  return read;
}

/** `next build` loads every module but serves nobody: it needs neither a database nor a secret. */
function buildEnvironment(): Record<string, string> {
  if (process.env.NEXT_PHASE !== "phase-production-build") return {};
  return {
    DATABASE_URL: "postgresql://build.invalid/stepwell",
    AUTH_SECRET: "-".repeat(32),
    DATA_ENCRYPTION_KEY: "A".repeat(43),
  };
}

import { z } from "zod";

/** A variable that is set to nothing counts as not set. */
const blankAsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

const optionalText = z.preprocess(blankAsUnset, z.string().trim().optional());

const optionalUrl = z.preprocess(
  blankAsUnset,
  z.url({ error: "must be a whole address such as https://example.org" }).optional(),
);

const textWithDefault = (value: string) =>
  z.preprocess(blankAsUnset, z.string().trim().default(value));

const flagWithDefault = (value: "0" | "1") =>
  z.preprocess(
    blankAsUnset,
    z
      .enum(["0", "1"], { error: "must be 0 or 1" })
      .default(value)
      .transform((text) => text === "1"),
  );

const optionalDollars = z.preprocess(
  blankAsUnset,
  z.coerce.number({ error: "must be US dollars such as 20 or 0.50" }).min(0).max(1e9).optional(),
);

const PRICES_HINT =
  'must be JSON such as {"a-model":{"input":2,"output":10}}, in US dollars for a million tokens';

const dollars = z.number({ error: PRICES_HINT }).min(0).max(1_000);

const modelPrice = z
  .strictObject(
    {
      input: dollars,
      output: dollars,
      /** What is written into the service's cache, and read from it; without them as input. */
      cacheWrite: dollars.optional(),
      cacheRead: dollars.optional(),
    },
    { error: PRICES_HINT },
  )
  .transform(({ input, output, cacheWrite = input, cacheRead = input }) => ({
    input,
    output,
    cacheWrite,
    cacheRead,
  }));

/** What a million tokens of a model cost, in US dollars. */
export type ModelPrice = z.infer<typeof modelPrice>;

/** Text that is no JSON stays as it is, and is refused with the hint. */
function fromJson(value: unknown): unknown {
  const text = blankAsUnset(value);
  if (typeof text !== "string") return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

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

const ENCRYPTION_KEY = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Keys with commas between them; none where it is not set. */
const formerKeys = z.preprocess(
  (value) =>
    typeof value === "string"
      ? value
          .split(",")
          .map((key) => key.trim())
          .filter(Boolean)
      : (value ?? []),
  z.array(
    z.string().regex(ENCRYPTION_KEY, "must be keys of 32 bytes as base64, with commas between"),
  ),
);

const encryptionShape = z.object({
  /**
   * Wraps the keys of private texts (journal, coaching): 32 bytes as base64 or base64url. Without it
   * those texts can never be read again.
   */
  DATA_ENCRYPTION_KEY: z
    .string({ error: "is missing: 32 random bytes as base64" })
    .regex(ENCRYPTION_KEY, "must be 32 bytes as base64"),
  /** Its predecessors, which open what they wrapped until `npm run admin -- rotate-keys` is through. */
  DATA_ENCRYPTION_KEY_PREVIOUS: formerKeys,
});

const environmentShape = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** Public address of the product, without a trailing slash. */
  APP_URL: z
    .url({ error: "must be a whole address such as https://stepwell.example" })
    .default("http://localhost:3000")
    .transform((value) => value.replace(/\/+$/, "")),
  DATABASE_URL: z
    .string({ error: "is missing: the address of a PostgreSQL database" })
    .regex(/^postgres(ql)?:\/\//, "must begin with postgresql://"),
  /** Connections that one web process may hold at once. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** How long anything waits for a free connection, and a transaction for the locks of others. */
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(1).max(120).default(10),
  /** Signs sessions. A missing or short secret stops the start. */
  AUTH_SECRET: z
    .string({ error: "is missing: a random text of 32 characters or more" })
    .min(32, "must have 32 characters or more"),
  ...encryptionShape.shape,
  /** 0 where only `npm run worker` works on jobs: mails, reminders, cleaning up. */
  RUN_JOBS: flagWithDefault("1"),
  /** Opens the call that works on jobs for a while, where no process stays to do it. */
  CRON_SECRET: z.preprocess(
    blankAsUnset,
    z.string().trim().min(32, "must have 32 characters or more").optional(),
  ),
  /** 1 where Vercel runs the product: no process stays, and Vercel says who calls. */
  VERCEL: flagWithDefault("0"),
  /** 0 in `npm run worker`, which then loads nothing that only pages and calls need. */
  SERVE_PAGES: flagWithDefault("1"),
  /** The proxy in front sets X-Forwarded-For; without it the socket's address counts. */
  TRUST_PROXY: flagWithDefault("0"),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  /** A collector of OpenTelemetry's. Without it nothing of the kind is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  /** What the collector wants with each message, as name=value with commas between. */
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(
        /^[\w-]+=([^,%]|%[\dA-Fa-f]{2})*(,\s*[\w-]+=([^,%]|%[\dA-Fa-f]{2})*)*$/,
        "must be name=value, with commas between",
      )
      .default("")
      .transform(readHeaders),
  ),
  OTEL_SERVICE_NAME: textWithDefault("stepwell"),
  /** The share of requests that are told of. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(blankAsUnset, z.coerce.number().min(0).max(1).default(1)),
  ANTHROPIC_API_KEY: optionalText,
  ANTHROPIC_BASE_URL: optionalUrl,
  /** Model for all uses; without it each has a default (lib/ai/models.ts). The names change. */
  ANTHROPIC_MODEL: optionalText,
  /** Models of single uses. */
  ANTHROPIC_MODEL_BREAKDOWN: optionalText,
  ANTHROPIC_MODEL_SUB_STEPS: optionalText,
  ANTHROPIC_MODEL_REFINE: optionalText,
  ANTHROPIC_MODEL_ADVISE: optionalText,
  ANTHROPIC_MODEL_REPLY: optionalText,
  /** Gives the safety check a second opinion where it is in doubt: a small, fast one. */
  ANTHROPIC_MODEL_SAFETY: optionalText,
  /** Milliseconds without a word from the model until the built-in planner takes over. */
  ANTHROPIC_SILENCE_MS: z.coerce.number().int().min(100).max(60_000).default(12_000),
  /** What Claude may cost in a calendar month (UTC), in US dollars: in all, and for each person. */
  AI_MONTHLY_BUDGET_USD: optionalDollars,
  AI_MONTHLY_BUDGET_PER_USER_USD: optionalDollars,
  /** Prices of models, in place of or beside those that the product knows. */
  AI_PRICES: z.preprocess(fromJson, z.record(z.string(), modelPrice, { error: PRICES_HINT })),
  RESEND_API_KEY: optionalText,
  RESEND_BASE_URL: optionalUrl,
  EMAIL_FROM: textWithDefault("Stepwell <hello@stepwell.example>"),
  /** Where people's questions go; without it, to the address of EMAIL_FROM. */
  SUPPORT_EMAIL: z.preprocess(
    blankAsUnset,
    z.email({ error: "must be an e-mail address such as help@example.org" }).optional(),
  ),
  /** Page that shows the mails that were sent, where they go to a stand-in and not to people. */
  MAIL_INBOX_URL: optionalUrl,
  /** Without both, nobody is offered to sign in with Google. */
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  /** Who proves people's addresses is heard over https alone, or on this machine. */
  GOOGLE_ISSUER: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(
        /^(https:\/\/[^/]|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$))/,
        "must begin with https://",
      )
      .default("https://accounts.google.com"),
  ),
  /** Billing is on with all three and off with none. */
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** The price of Premium, one that recurs. */
  STRIPE_PRICE_ID: optionalText,
  /** Another server that speaks Stripe's protocol. */
  STRIPE_BASE_URL: optionalUrl,
});

const STRIPE_NAMES = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"] as const;

/** With a key alone people could pay and would never get what they paid for. */
const environmentSchema = environmentShape.superRefine((read, context) => {
  const missing = STRIPE_NAMES.filter((name) => read[name] === undefined);
  if (missing.length === 0 || missing.length === STRIPE_NAMES.length) return;
  for (const name of missing) {
    const message = `is missing: billing needs ${STRIPE_NAMES.join(", ")}, or none of them`;
    context.addIssue({ code: "custom", path: [name], message });
  }
});

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

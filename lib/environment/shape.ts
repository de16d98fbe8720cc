import { z } from "zod";
import { encryptionShape } from "./encryption.ts";
import { headersOfMessages } from "./headers.ts";
import { modelPrices, optionalDollars } from "./money.ts";
import {
  blankAsUnset,
  flagWithDefault,
  optionalText,
  optionalUrl,
  textWithDefault,
} from "./values.ts";

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
  OTEL_EXPORTER_OTLP_HEADERS: headersOfMessages,
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
  AI_PRICES: modelPrices,
  RESEND_API_KEY: optionalText,
  RESEND_BASE_URL: optionalUrl,
  EMAIL_FROM: textWithDefault("Stepwell <hello@stepwell.example>"),
  /** Where people's questions go; without it, to the address of EMAIL_FROM. */
  SUPPORT_EMAIL: z.preprocess(
    blankAsUnset,
    z.email({ error: "must be an email address such as help@example.org" }).optional(),
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

/**
 * Every variable that the product reads. Stripe's belong together: with a key alone people could pay
 * and would never get what they paid for.
 */
export const environmentSchema = environmentShape.superRefine((read, context) => {
  const missing = STRIPE_NAMES.filter((name) => read[name] === undefined);
  if (missing.length === 0 || missing.length === STRIPE_NAMES.length) return;
  for (const name of missing) {
    const message = `is missing: billing needs ${STRIPE_NAMES.join(", ")}, or none of them`;
    context.addIssue({ code: "custom", path: [name], message });
  }
});

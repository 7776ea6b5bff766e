import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(["0", "1", "true", "false"]).transform((text) => text === "1" || text === "true");
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

/** Every setting of the app; `.env.example` documents each, and a test keeps the two in step. */
const Settings = z.object({
  PORT: port.default(3000),
  APP_URL: httpUrl.optional(),
  APP_SECRET: z.string().min(32).optional(),
  DATA_DIR: z.string().default(".data"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: flag.default(false),
  SEED_DEMO: flag.default(false),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),

  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().default("earshot"),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAX_UPLOAD_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(2 * 1024 ** 3),

  INNGEST_BASE_URL: httpUrl.optional(),
  INNGEST_EVENT_KEY: z.string().optional(),
  INNGEST_SIGNING_KEY: z.string().optional(),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Earshot <no-reply@earshot.test>"),
  MAIL_REPLY_TO: z.string().optional(),

  MODEL_BASE_URL: httpUrl.optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_NAME: z.string().default("gpt-4.1-mini"),
  MODEL_TIMEOUT_SECONDS: z.coerce.number().positive().max(300).default(45),
  MODEL_MONTHLY_TOKENS: z.coerce.number().int().min(0).optional(),
  MODEL_MONTHLY_CENTS: z.coerce.number().int().min(0).optional(),
  MODEL_CENTS_PER_MILLION_INPUT: z.coerce.number().min(0).default(0),
  MODEL_CENTS_PER_MILLION_OUTPUT: z.coerce.number().min(0).default(0),
  EMBEDDINGS_MODEL: z.string().optional(),

  SPEECH_BASE_URL: httpUrl.optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().default("whisper-1"),

  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_BASE_URL: httpUrl.optional(),

  PROLIFIC_API_TOKEN: z.string().optional(),
  PROLIFIC_BASE_URL: httpUrl.default("https://api.prolific.com"),

  OAUTH_CLIENT_METADATA: flag.default(false),

  ALLOW_PRIVATE_TARGETS: list.default([]),
  DNS_SERVERS: list.default([]),
  CHROMIUM_PATH: z.string().optional(),
  SWARM_BROWSERS: z.coerce.number().int().min(1).max(20).default(1),
  FFMPEG_PATH: z.string().default("ffmpeg"),
});

export type Config = Omit<z.output<typeof Settings>, "APP_URL"> & { APP_URL: string };

/** Throws one sentence per bad setting. An empty value counts as not set, as in a copied `.env.example`. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `The setting ${issue.path.join(".")} is not valid: ${issue.message}.`,
    );
    throw new Error(faults.join("\n"));
  }
  if (parsed.data.STRIPE_SECRET_KEY && !parsed.data.STRIPE_WEBHOOK_SECRET)
    throw new Error("The setting STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET.");
  return { ...parsed.data, APP_URL: parsed.data.APP_URL ?? `http://localhost:${parsed.data.PORT}` };
}

export const SETTING_NAMES = Object.keys(Settings.shape);

const shared = globalThis as typeof globalThis & { earshotConfig?: Config };

/** Read once, on first use, because `next build` imports modules without any settings present. */
export function config(): Config {
  shared.earshotConfig ??= parseConfig(process.env);
  return shared.earshotConfig;
}

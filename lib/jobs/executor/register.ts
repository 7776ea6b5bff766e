import { Cron } from "croner";
import { z } from "zod";
import { EMBEDDED_URL, type Handler, type JobEvent, type JobFunction } from "./engine";
import { parseCondition, parseValue } from "./expression";

const Limit = z.strictObject({
  limit: z.int().positive(),
  key: z.string().optional(),
  scope: z.literal("fn").optional(),
});

/** Strict on purpose: an option that isn't listed here would silently be ignored. */
const FunctionConfig = z.strictObject({
  id: z.string(),
  name: z.string(),
  triggers: z.array(
    z.union([
      z.strictObject({ event: z.string(), expression: z.string().optional() }),
      z.strictObject({ cron: z.string() }),
    ]),
  ),
  steps: z.object({ step: z.object({ retries: z.object({ attempts: z.int() }).optional() }) }),
  idempotency: z.string().optional(),
  concurrency: z
    .union([
      z
        .int()
        .positive()
        .transform((limit) => ({ limit, key: undefined })),
      Limit,
    ])
    .optional(),
  cancel: z.array(z.strictObject({ event: z.string(), if: z.string().optional() })).optional(),
});

const keyOf = (path: string) => {
  const read = parseValue(path);
  return (event: JobEvent) => JSON.stringify(read({ event }) ?? null);
};
const always = () => true;
const condition = (source: string | undefined) => (source ? parseCondition(source) : always);

/** The first time of a cron expression after `now`; it may begin with `TZ=Europe/Berlin`, and is in UTC otherwise. */
export function nextTick(expression: string, now: Date): Date {
  const [, timezone = "UTC", pattern = expression] = /^TZ=(\S+)\s+(.+)$/.exec(expression) ?? [];
  const next = new Cron(pattern, { timezone }).nextRun(now);
  if (!next) throw new Error(`The cron expression "${expression}" never comes due.`);
  return next;
}

function compile(raw: unknown): JobFunction {
  const name = z.object({ id: z.string() }).catch({ id: "?" }).parse(raw).id;
  const parsed = FunctionConfig.safeParse(raw);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`.trim()).join("; ");
    throw new Error(`The job function ${name} uses what the embedded job server cannot do: ${faults}.`);
  }
  const { id, triggers, steps, idempotency, concurrency, cancel = [] } = parsed.data;
  try {
    const crons = triggers.flatMap((trigger) => ("cron" in trigger ? [trigger.cron] : []));
    for (const cron of crons) nextTick(cron, new Date());
    return {
      id,
      maxAttempts: (steps.step.retries?.attempts ?? 3) + 1,
      triggers: triggers.flatMap((trigger) =>
        "event" in trigger ? [{ event: trigger.event, matches: condition(trigger.expression) }] : [],
      ),
      crons,
      cancels: cancel.map((item) => ({ event: item.event, matches: condition(item.if) })),
      idempotencyKey: idempotency ? keyOf(idempotency) : null,
      concurrency: concurrency
        ? { limit: concurrency.limit, key: concurrency.key ? keyOf(concurrency.key) : () => "" }
        : null,
    };
  } catch (cause) {
    throw new Error(`The job function ${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Gets the SDK's functions through its in-band sync, and refuses what the executor couldn't do faithfully. */
export async function register(handler: Handler): Promise<ReadonlyMap<string, JobFunction>> {
  const url = `${EMBEDDED_URL}/api/inngest`;
  const response = await handler(
    new Request(url, {
      method: "PUT",
      headers: { host: "embedded.invalid", "content-type": "application/json", "x-inngest-sync-kind": "in_band" },
      body: JSON.stringify({ url }),
    }),
  );
  if (!response.ok) throw new Error(`The job functions could not be registered: ${await response.text()}`);
  const { functions } = z.object({ functions: z.array(z.unknown()) }).parse(await response.json());
  return new Map(functions.map(compile).map((fn) => [fn.id, fn]));
}

import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { PLAN_FACTS, PLANS } from "@/lib/core/plans";
import { pool } from "@/lib/db/pool";

export type Tokens = { inputTokens: number; outputTokens: number };
type Reserved = Tokens & { workspaceId: string; month: string };

/** Tokens per month by plan, overridden by MODEL_MONTHLY_TOKENS. */
export const monthlyTokens = (): Record<string, number> =>
  Object.fromEntries(PLANS.map((plan) => [plan, config().MODEL_MONTHLY_TOKENS ?? PLAN_FACTS[plan].modelTokensMonthly]));

// The update locks the month's row: of two concurrent reservations, the second sees what the first took.
const RESERVE = `
  WITH allowed AS (SELECT id, ($4::jsonb ->> plan)::bigint AS tokens FROM workspace WHERE id = $1)
  INSERT INTO model_usage AS u (workspace_id, month, calls, input_tokens, output_tokens)
  SELECT id, date_trunc('month', now() AT TIME ZONE 'UTC')::date, 1, $2, $3 FROM allowed
   WHERE $2::bigint + $3::bigint <= tokens AND ($7::numeric IS NULL OR $2 * $5::numeric + $3 * $6::numeric <= $7 * 1000000)
  ON CONFLICT (workspace_id, month) DO UPDATE
     SET calls = u.calls + 1, input_tokens = u.input_tokens + EXCLUDED.input_tokens,
         output_tokens = u.output_tokens + EXCLUDED.output_tokens
   WHERE u.input_tokens + u.output_tokens + EXCLUDED.input_tokens + EXCLUDED.output_tokens
           <= (SELECT tokens FROM allowed)
     AND ($7::numeric IS NULL OR (u.input_tokens + EXCLUDED.input_tokens) * $5::numeric
           + (u.output_tokens + EXCLUDED.output_tokens) * $6::numeric <= $7 * 1000000)
  RETURNING month::text`;

/** Reserves tokens from the workspace's month (UTC); null if there aren't enough, in tokens or in money. */
export async function reserve(workspaceId: string, most: Tokens): Promise<Reserved | null> {
  const { MODEL_CENTS_PER_MILLION_INPUT, MODEL_CENTS_PER_MILLION_OUTPUT, MODEL_MONTHLY_CENTS } = config();
  const values = [
    ...[workspaceId, most.inputTokens, most.outputTokens, JSON.stringify(monthlyTokens())],
    ...[MODEL_CENTS_PER_MILLION_INPUT, MODEL_CENTS_PER_MILLION_OUTPUT, MODEL_MONTHLY_CENTS ?? null],
  ];
  const { rows } = await pool().query<{ month: string }>({ name: "reserve_model", text: RESERVE, values });
  return rows[0] ? { ...most, workspaceId, month: rows[0].month } : null;
}

const SETTLE = `
  UPDATE model_usage SET input_tokens = greatest(0, input_tokens + $3), output_tokens = greatest(0, output_tokens + $4)
   WHERE workspace_id = $1 AND month = $2::date`;

/**
 * Corrects a reservation, in the month in which it was made. If it can't, the reservation stays: an answer that is
 * there isn't lost for its count, and better to count too much.
 */
export async function settle({ workspaceId, month, ...reserved }: Reserved, spent: Tokens): Promise<void> {
  const [input, output] = [spent.inputTokens - reserved.inputTokens, spent.outputTokens - reserved.outputTokens];
  await pool()
    .query({ name: "settle_model", text: SETTLE, values: [workspaceId, month, input, output] })
    .catch((error: unknown) =>
      log().warn({ workspaceId, err: error }, "What a model call used could not be corrected and stays reserved."),
    );
}

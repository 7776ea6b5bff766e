import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { hasModel } from "@/lib/integrations/model/model";
import { permit } from "@/lib/services/access/permit";
import { monthlyTokens } from "./allowance";

/** The workspace's usage of the language model this month (UTC). `costCents` is null without prices. */
export type ModelMonth = { calls: number; tokens: { used: number; included: number }; costCents: number | null };

const MONTH = `
  SELECT calls, input_tokens::float8 AS input, output_tokens::float8 AS output FROM model_usage
   WHERE workspace_id = $1 AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date`;
type Row = { calls: number; input: number; output: number };

/** For admins; null if there is no model. */
export async function month(ctx: Context): Promise<ModelMonth | null> {
  permit(ctx, "workspace.manage");
  if (!hasModel()) return null;
  const { rows } = await pool().query<Row>({ name: "model_month", text: MONTH, values: [ctx.workspaceId] });
  const { calls, input, output } = rows[0] ?? { calls: 0, input: 0, output: 0 };
  const { MODEL_CENTS_PER_MILLION_INPUT: inputCents, MODEL_CENTS_PER_MILLION_OUTPUT: outputCents } = config();
  const hasPrices = inputCents + outputCents > 0;
  return {
    calls,
    tokens: { used: input + output, included: monthlyTokens()[ctx.plan] ?? 0 },
    costCents: hasPrices ? Math.round((input * inputCents + output * outputCents) / 1_000_000) : null,
  };
}

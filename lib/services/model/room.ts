import { config } from "@/lib/core/config";
import { pool } from "@/lib/db/pool";
import { monthlyTokens, type Tokens } from "./allowance";

const ROOM = `
  SELECT ($2::jsonb ->> w.plan)::float8 AS included, coalesce(u.input_tokens, 0)::float8 AS input,
         coalesce(u.output_tokens, 0)::float8 AS output
    FROM workspace w LEFT JOIN model_usage u
      ON u.workspace_id = w.id AND u.month = date_trunc('month', now() AT TIME ZONE 'UTC')::date
   WHERE w.id = $1`;
type Row = { included: number; input: number; output: number };

/**
 * The tokens that a workspace has left this month (UTC). If the month is limited in money too, it is worth as many
 * tokens as cost what is left, at the prices of work with these tokens.
 */
export async function roomFor({ workspaceId }: { workspaceId: string }, work: Tokens): Promise<number> {
  const values = [workspaceId, JSON.stringify(monthlyTokens())];
  const { rows } = await pool().query<Row>({ name: "model_room", text: ROOM, values });
  const { included, input, output } = rows[0] ?? { included: 0, input: 0, output: 0 };
  const tokens = included - input - output;
  const { MODEL_MONTHLY_CENTS } = config();
  const price = priceOf(work) / (work.inputTokens + work.outputTokens);
  if (MODEL_MONTHLY_CENTS === undefined || !(price > 0)) return Math.max(0, tokens);
  const spent = priceOf({ inputTokens: input, outputTokens: output });
  return Math.max(0, Math.min(tokens, Math.floor((MODEL_MONTHLY_CENTS * 1_000_000 - spent) / price)));
}

/** In millionths of a cent. */
function priceOf({ inputTokens, outputTokens }: Tokens): number {
  const { MODEL_CENTS_PER_MILLION_INPUT: input, MODEL_CENTS_PER_MILLION_OUTPUT: output } = config();
  return inputTokens * input + outputTokens * output;
}

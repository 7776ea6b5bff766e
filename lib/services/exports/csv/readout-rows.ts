import type pg from "pg";
import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import type { Stance } from "@/lib/services/readouts/record";
import { quoteOf } from "../document/quote-of";
import type { EvidenceRow } from "./evidence-row";

const PAGE = 1000;

const FROM = `
  FROM readout r JOIN theme t ON t.readout_id = r.id AND NOT t.hidden
  JOIN claim c ON c.theme_id = t.id AND NOT c.hidden
  JOIN claim_evidence e ON e.claim_id = c.id AND e.stance IN ('support', 'against')
  JOIN passage p ON p.id = e.passage_id AND p.state <> 'withdrawn'
  LEFT JOIN study_session n ON n.id = p.session_id
 WHERE r.workspace_id = $1 AND r.study_id = $2 AND n.excluded_at IS NULL`;
const COUNT = `SELECT count(*)::int AS count ${FROM}`;
const CURSOR = `
  DECLARE evidence NO SCROLL CURSOR FOR
  SELECT t.title AS theme, c.text AS claim, e.stance, ${passageJson("p")} AS passage ${FROM}
   ORDER BY t.position COLLATE "C", t.id, c.position COLLATE "C", c.id, e.stance DESC, e.position COLLATE "C", p.id`;

type Row = { theme: string; claim: string; stance: Stance; passage: PassageRow };
type Take<T> = (count: number, rows: AsyncIterable<EvidenceRow>) => Promise<T>;

/** Every visible quote of a readout, in order, as of one moment; one page at a time is in memory. */
export async function withReadoutRows<T>(ctx: Context, studyId: string, take: Take<T>): Promise<T> {
  const client = await pool().connect();
  let failed = true;
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const values = [ctx.workspaceId, studyId];
    const { rows } = await client.query<{ count: number }>(COUNT, values);
    await client.query(CURSOR, values);
    const taken = await take(rows[0]?.count ?? 0, pages(client));
    await client.query("COMMIT");
    failed = false;
    return taken;
  } finally {
    // A connection whose transaction failed isn't returned to the pool.
    client.release(failed);
  }
}

async function* pages(client: pg.PoolClient): AsyncGenerator<EvidenceRow> {
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${PAGE} FROM evidence`);
    for (const { passage, ...row } of rows) yield { ...row, quote: quoteOf(toPassage(passage)) };
    if (rows.length < PAGE) return;
  }
}

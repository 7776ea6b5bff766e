import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

type Line = { speaker: string | null; text: string };
type QuoteContext = Line & { source: string; startSeconds: number | null; before: Line[]; after: Line[] };
type Row = Line & { source: string; start_seconds: number | null; distance: number };

const AROUND = 2;
const place = (line: string) => `coalesce(${line}.position, ${line}.index)`;
const beside = (sign: "<" | ">", order: "DESC" | "ASC") => `
  (SELECT s.speaker, s.text, s.start_seconds, row_number() OVER (ORDER BY ${place("s")} ${order}) * ${sign === "<" ? -1 : 1} AS distance
     FROM segment s WHERE s.owner_id = l.owner_id AND ${place("s")} ${sign} ${place("l")} ORDER BY ${place("s")} ${order} LIMIT ${AROUND})`;

const LINES = `
  SELECT a.speaker, a.text, a.start_seconds, a.distance::int, coalesce(f.name, y.title) AS source
    FROM segment l
    LEFT JOIN file f ON f.id = l.owner_id
    LEFT JOIN study_session n ON n.id = l.owner_id LEFT JOIN study y ON y.id = n.study_id,
    LATERAL (SELECT l.speaker, l.text, l.start_seconds, 0 AS distance
             UNION ALL ${beside("<", "DESC")} UNION ALL ${beside(">", "ASC")}) a
   WHERE l.workspace_id = $1 AND l.owner_id = $2 AND l.index = $3 ORDER BY a.distance`;

/** What was said around the line that a citation's id (`{owner}:{index}`) names. Throws `not_found`. */
export async function quoteContext(ctx: Context, id: string): Promise<QuoteContext> {
  permit(ctx, "workspace.read");
  const [, ownerId, index] = /^([a-z0-9_]{1,100}):(\d{1,9})$/.exec(id) ?? [];
  const values = [ctx.workspaceId, ownerId ?? "", Number(index ?? -1)];
  const { rows } = await pool().query<Row>({ name: "quote_context", text: LINES, values });
  const said = rows.find(({ distance }) => distance === 0);
  if (!said) throw notFound("Quote");
  const lines = (wanted: (distance: number) => boolean) =>
    rows.filter(({ distance }) => wanted(distance)).map(({ speaker, text }) => ({ speaker, text }));
  const { speaker, text, source, start_seconds: startSeconds } = said;
  return { source, speaker, text, startSeconds, before: lines((at) => at < 0), after: lines((at) => at > 0) };
}

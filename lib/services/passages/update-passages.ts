import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { LineSpan, PassageState } from "./record";

/** Without lines, a passage has lost its place, or has no words yet. */
type Moved = {
  id: string;
  lines: LineSpan | null;
  text: string;
  state: PassageState;
  speaker: string | null;
  /** If left out or null, they stay. */
  startSeconds?: number | null;
  endSeconds?: number | null;
};

/** Stores the new places of passages, in one statement. */
export async function updatePassages(
  tx: Transaction,
  { workspaceId }: Pick<Context, "workspaceId">,
  moved: readonly Moved[],
): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ lines, ...rest }) => ({ ...rest, ...lines }));
  await tx.db.$executeRaw`
    UPDATE passage p SET first_index = g."firstIndex", first_offset = g."firstOffset", last_index = g."lastIndex",
           last_offset = g."lastOffset", text = g.text, state = g.state, speaker = g.speaker,
           start_seconds = coalesce(g."startSeconds", p.start_seconds), end_seconds = coalesce(g."endSeconds", p.end_seconds)
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS g(id text, "firstIndex" int, "firstOffset" int,
           "lastIndex" int, "lastOffset" int, text text, state text, speaker text, "startSeconds" float8, "endSeconds" float8)
     WHERE p.id = g.id AND p.workspace_id = ${workspaceId}`;
}

import type { Context } from "@/lib/core/context";
import { fits } from "@/lib/core/text/plain-letters";
import { pool } from "@/lib/db/pool";
import { digestOf } from "@/lib/services/approvals/kinds/tag";
import { ownerOf } from "@/lib/services/evidence/record";
import type { Scope } from "@/lib/services/evidence/scope";
import type { Citation } from "../record";
import type { Request } from "./request";

type TagRequest = Extract<Request, { kind: "tag" }>;
type Row = { owner_id: string; index: number; text: string; project_id: string | null };

const LINES = `
  SELECT s.owner_id, s.index, s.text, coalesce(f.project_id, y.project_id) AS project_id
    FROM unnest($2::text[], $3::int[]) AS c(owner_id, index)
    JOIN segment s ON s.owner_id = c.owner_id AND s.index = c.index AND s.workspace_id = $1 AND s.citable
    LEFT JOIN file f ON f.id = s.owner_id
    LEFT JOIN study_session n ON n.id = s.owner_id LEFT JOIN study y ON y.id = n.study_id`;

/** The question that finds what to tag. */
export function questionOfTag({ speaker, topic }: TagRequest, german: boolean): string {
  if (german) return speaker ? `Was hat ${speaker} über ${topic} gesagt?` : `Was wurde über ${topic} gesagt?`;
  return speaker ? `What did ${speaker} say about ${topic}?` : `What was said about ${topic}?`;
}

/** The payload for tagging what an answer cites from the speaker: places in one project, never the words themselves. */
export async function passagesToTag(
  ctx: Context,
  scope: Scope,
  { speaker, topic, tag }: TagRequest,
  citations: Citation[],
): Promise<{ payload: unknown } | { refusal: string }> {
  const said = (who: string | null) => fits(who ?? "", speaker);
  const cited = citations.filter((citation) => said(citation.speaker));
  const index = ({ id }: Citation) => Number(id.split(":")[1]);
  const values = [ctx.workspaceId, cited.map(ownerOf), cited.map(index)];
  const { rows } = await pool().query<Row>({ name: "lines_to_tag", text: LINES, values });
  const places = cited.flatMap((citation) => {
    const row = rows.find((each) => each.owner_id === ownerOf(citation) && each.index === index(citation));
    const startOffset = row?.text.indexOf(citation.quote) ?? -1;
    if (!row || startOffset < 0) return [];
    const { quote } = citation;
    const place = { ownerId: row.owner_id, index: row.index, startOffset, endOffset: startOffset + quote.length };
    return { projectId: row.project_id ?? scope.projectId ?? null, place: { ...place, digest: digestOf(quote) } };
  });
  const who = speaker || "anyone";
  if (places.length === 0)
    return { refusal: `There is nothing to tag: Eva found nothing that ${who} said about ${topic}.` };
  const projectId = places.find((each) => each.projectId !== null)?.projectId;
  if (!projectId) return { refusal: "Tags belong to a project. Move the transcript into one first." };
  const passages = places.filter((each) => each.projectId === projectId).map(({ place }) => place);
  return { payload: { projectId, title: tag, passages } };
}

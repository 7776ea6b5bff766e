import { containing } from "@/lib/db/containing";
import { isoText } from "@/lib/db/iso-text";
import { passageJson } from "@/lib/services/passages/read";
import { BELOW } from "./below";
import { tagMarkJson } from "./read";

export type PassageFilter = { ownerId?: string; speaker?: string; q?: string };

type After = { createdAt: Date; id: string };

/**
 * A page of the passages with tag $2 of workspace $1 or one below it, each once, at its newest application. Each tag
 * contributes at most a page from its index, so that a page costs the same however many there are. `there` is false for
 * a tag that isn't in the workspace.
 */
export function readPassages(ids: [string, string], filter: PassageFilter, after: After | undefined, limit: number) {
  const values: unknown[] = [...ids, limit];
  const add = (value: unknown) => `$${values.push(value)}`;
  const where = ["a.tag_id = b.id", NEWEST];
  if (after) where.push(`(a.created_at, a.id) < (${add(after.createdAt)}::timestamptz, ${add(after.id)})`);
  if (filter.ownerId) where.push(`p.owner_id = ${add(filter.ownerId)}`);
  if (filter.speaker) where.push(`p.speaker = ${add(filter.speaker)}`);
  if (filter.q) where.push(`p.text ILIKE ${add(containing(filter.q))}`);
  // Only a filter on the passage is a reason to fetch it before the page is cut.
  const joined = filter.ownerId || filter.speaker || filter.q ? "JOIN passage p ON p.id = a.passage_id" : "";
  const text = `
    WITH RECURSIVE ${BELOW}, page AS MATERIALIZED (
      SELECT hit.* FROM below b CROSS JOIN LATERAL (
        SELECT a.id, a.passage_id, a.created_at
          FROM tag_application a ${joined}
         WHERE ${where.join(" AND ")}
         ORDER BY a.created_at DESC, a.id DESC LIMIT $3) hit
       ORDER BY hit.created_at DESC, hit.id DESC LIMIT $3
    )
    SELECT EXISTS (SELECT 1 FROM below) AS there,
           coalesce((SELECT json_agg(r) FROM (
             SELECT page.id, ${isoText("page.created_at")} AS "createdAt", ${passageJson("p")} AS passage,
                    (SELECT json_agg(${tagMarkJson("t", "'applicationId', o.id")} ORDER BY lower(t.title), t.id)
                       FROM tag_application o JOIN tag t ON t.id = o.tag_id WHERE o.passage_id = page.passage_id) AS tags
               FROM page JOIN passage p ON p.id = page.passage_id
              ORDER BY page.created_at DESC, page.id DESC) r), '[]') AS rows`;
  const shape = [
    after ? "after" : "first",
    ...Object.keys(filter).filter((name) => filter[name as keyof PassageFilter]),
  ];
  return { name: `tag_passages_${shape.join("_")}`, text, values };
}

/** Of several applications below to the same passage, only the newest counts. */
const NEWEST = `NOT EXISTS (
           SELECT 1 FROM tag_application n JOIN below m ON m.id = n.tag_id
            WHERE n.passage_id = a.passage_id AND (n.created_at, n.id) > (a.created_at, a.id))`;

import { isoText } from "@/lib/db/iso-text";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import { tagMarkJson } from "@/lib/services/tags/read";
import type { TagApplicationRecord } from "./record";

export type ApplicationRow = Omit<TagApplicationRecord, "passage"> & { passage: PassageRow };

/** Rows of applications `a` on passages `p`. */
export const READ_APPLICATIONS = `
  SELECT a.id, ${tagMarkJson("t")} AS tag, ${passageJson("p")} AS passage, ${isoText("a.created_at")} AS "createdAt"
    FROM tag_application a JOIN tag t ON t.id = a.tag_id JOIN passage p ON p.id = a.passage_id`;

export const fromRow = (row: ApplicationRow): TagApplicationRecord => ({ ...row, passage: toPassage(row.passage) });

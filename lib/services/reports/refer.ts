import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { viewLink } from "@/lib/integrations/storage/view-link";
import { type ClipRow, fromRow, READ_CLIPS } from "@/lib/services/clips/read";
import { withLinks } from "@/lib/services/clips/with-links";
import { toPassage } from "@/lib/services/passages/read";
import { readDetails } from "@/lib/services/swarm/read-details";
import { clipIdsOf, findingIdsOf } from "./ids-of";
import type { StoredDocument, StoredImage } from "./read";
import type { ImageRecord, Referred } from "./record";

const CLIPS = `${READ_CLIPS} WHERE c.workspace_id = $1 AND c.id = ANY($2)`;

/**
 * A document with the present state of what its blocks refer to: one statement if there are clips, and one if there are
 * findings.
 */
export async function refer(ctx: Context, { document, evidence, stored }: StoredDocument): Promise<Referred> {
  const ids = clipIdsOf(document);
  const values = [ctx.workspaceId, ids];
  const [{ rows }, findings] = await Promise.all([
    ids.length > 0 ? pool().query<ClipRow>({ name: "clips_of_report", text: CLIPS, values }) : { rows: [] },
    readDetails(ctx, findingIdsOf(document)),
  ]);
  return {
    document,
    passages: evidence.map(toPassage),
    clips: await withLinks(rows.map(fromRow)),
    findings,
    images: await Promise.all(stored.map(toImage)),
  };
}

/** A stored picture with its link. */
export async function toImage({ storageKey: key, contentType, id, width, height }: StoredImage): Promise<ImageRecord> {
  return { id, width, height, url: await viewLink({ key, fileName: "picture", contentType }) };
}

import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { ownerOf } from "@/lib/services/evidence/record";
import { HiddenSince, requireShown, requireUnsaid } from "@/lib/services/masks/require-shown";
import type { Versions } from "@/lib/services/transcripts/versions-in";
import type { Answered } from "./answer";

/**
 * Checks quotes against the stored segments again, because a transcript may have been replaced or masked since it was
 * read. Locks what is cited: nobody edits, masks or withdraws it until the transaction ends, and then they find the
 * answer. Throws `conflict`.
 */
export async function requireSaid(
  tx: Transaction,
  ctx: Context,
  { citations, ...worded }: Pick<Answered, "citations" | "paragraphs" | "followUps" | "proposal">,
  versions: Versions,
): Promise<void> {
  const words = JSON.stringify([worded.paragraphs, worded.followUps, worded.proposal]);
  if (citations.length === 0) return unsaid(tx, ctx, versions, words);
  const said = citations.map((citation) => {
    const { id, quote } = citation;
    return { owner_id: ownerOf(citation), index: Number(id.split(":")[1]), quote };
  });
  const owners = [...new Set(said.map(({ owner_id }) => owner_id))];
  await holdOwners(tx, ctx, owners);
  const [missing] = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM json_to_recordset(${JSON.stringify(said)}::json) AS c(owner_id text, index int, quote text)
     WHERE NOT EXISTS (SELECT 1 FROM segment s WHERE s.owner_id = c.owner_id AND s.index = c.index AND s.citable
                          AND s.workspace_id = ${ctx.workspaceId} AND strpos(s.text, c.quote) > 0)
     LIMIT 1`;
  if (missing) throw changed();
  // An answer may express in its own words what is masked in the line that it cites.
  const cited = new Map(owners.flatMap((id) => (versions.has(id) ? [[id, versions.get(id) ?? 0] as const] : [])));
  await requireShown(tx, ctx, cited).catch(asChanged);
  await unsaid(tx, ctx, versions, words);
}

/** What else was read for it is not cited, and may be said in other words all the same. */
const unsaid = (tx: Transaction, ctx: Context, versions: Versions, words: string) =>
  requireUnsaid(tx, ctx, versions, words).catch(asChanged);

const asChanged = (thrown: unknown): never => {
  throw thrown instanceof HiddenSince ? changed() : thrown;
};

const changed = () => new AppError("conflict", "A transcript was changed while Eva was answering. Ask again.");

/** Shared locks, since many ask about one transcript at once; files first and in order of id, as everywhere. */
async function holdOwners(tx: Transaction, { workspaceId }: Context, ids: readonly string[]): Promise<void> {
  await tx.db.$queryRaw`
    SELECT 1 FROM file WHERE id = ANY(${[...ids]}) AND workspace_id = ${workspaceId} ORDER BY id FOR SHARE`;
  await tx.db.$queryRaw`
    SELECT 1 FROM study_session WHERE id = ANY(${[...ids]}) AND workspace_id = ${workspaceId} ORDER BY id FOR SHARE`;
}

import type { z } from "zod";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { MOST_TAGS } from "@/lib/core/limits/tag-limits";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { Tag } from "@/lib/events/resources/tag";
import { quoteLines } from "@/lib/services/passages/quote-lines";
import { snapshotOf } from "@/lib/services/tags/record";
import { type Planned, plan, type Read } from "./plan";
import { withoutTagged } from "./without-tagged";

type Wanted = { projectId: string; createdById: string | null; found: Read };
type Result = { tags_created: z.input<typeof Tag>[]; applications: number };

/** Creates missing tags and applies them, in a transaction that holds the project. */
export async function applyPlan(
  tx: Transaction,
  ctx: Context,
  { projectId, createdById, found }: Wanted,
): Promise<Result> {
  const { workspaceId } = ctx;
  const tags = await tx.db.$queryRaw<{ id: string; title: string }[]>`
    SELECT id, title FROM tag WHERE project_id = ${projectId} AND workspace_id = ${workspaceId}
     ORDER BY created_at, title FOR KEY SHARE`;
  const refused = await tx.db.refusedTag.findMany({
    where: { workspaceId, projectId },
    select: { title: true },
  });
  const titles = refused.map(({ title }) => title);
  const planned = await withoutTagged(tx, plan(found, tags, titles));
  const passageIds = await quoteLines(
    tx,
    ctx,
    planned.flatMap(({ quotes }) => quotes),
  );
  const created: z.input<typeof Tag>[] = [];
  const applications: { tagId: string; passageId: string }[] = [];
  let at = 0;
  for (const { tagId: known, title, quotes } of planned) {
    const ids = new Set(passageIds.slice(at, at + quotes.length).filter((id) => id !== null));
    at += quotes.length;
    if (ids.size === 0 || (!known && tags.length + created.length >= MOST_TAGS)) continue;
    const tagId = known ?? (await createTag(tx, { workspaceId, projectId, createdById, title }, created));
    for (const passageId of ids) applications.push({ tagId, passageId });
  }
  const data = applications.map((each) => ({ id: newId("tagApplication"), workspaceId, createdById, ...each }));
  const { count } = await tx.db.tagApplication.createMany({ data, skipDuplicates: true });
  if (count > 0)
    audit(tx, { action: "tags.applied_automatically", targetId: projectId, details: { applications: count } });
  return { tags_created: created, applications: count };
}

type NewTag = { workspaceId: string; projectId: string; createdById: string | null; title: Planned["title"] };

async function createTag(tx: Transaction, tag: NewTag, created: z.input<typeof Tag>[]): Promise<string> {
  const id = newId("tag");
  await tx.db.tag.create({ data: { id, ...tag }, select: { id: true } });
  const { projectId, title } = tag;
  const snapshot = snapshotOf({ id, projectId, title, color: null, highlightColor: null });
  audit(tx, { action: "tag.created", targetId: id });
  emit(tx, "tag.created", id, snapshot);
  created.push(snapshot);
  return id;
}

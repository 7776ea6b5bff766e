import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError, notFound } from "@/lib/core/errors";
import { counted } from "@/lib/core/text/counted";
import { transaction } from "@/lib/db/transaction";
import { get as getProject } from "@/lib/services/projects/get";
import { apply } from "@/lib/services/tag-applications/apply";
import { create } from "@/lib/services/tags/create";
import { lockTags } from "@/lib/services/tags/lock-tags";
import { kind } from "./kind";

const Place = z.int().min(0);
const Passage = z.strictObject({
  ownerId: z.string().max(100),
  index: Place,
  startOffset: Place,
  endOffset: Place,
  /** Of the words, so that other words are never tagged in their place. */
  digest: z.string().max(64),
});

export const digestOf = (words: string): string => createHash("sha256").update(words).digest("hex");

/** Applies one tag of a project to passages; the tag is created if the project has none with that title. */
export const tag = kind({
  permission: "evidence.write",
  payload: z.strictObject({
    projectId: z.string().max(100),
    title: z.string().trim().min(1).max(100),
    passages: z.array(Passage).min(1).max(50),
  }),
  async describe(ctx, { projectId, title, passages }) {
    const { name } = await getProject(ctx, projectId);
    const many = counted(passages.length, "passage");
    const sources = new Set(passages.map(({ ownerId }) => ownerId)).size;
    const where = sources === 1 ? "one transcript" : `${sources} transcripts`;
    const project = name ? `the project “${name}”` : "its project";
    return { summary: `Tag ${many} in ${where} as “${title}” in ${project}.`, costCents: null };
  },
  ready: async (ctx, { projectId, title, passages }) => {
    return () =>
      transaction(ctx, async (tx) => {
        // Of two that create the same tag, the second finds it.
        await lockTags(tx, ctx, projectId);
        const where = {
          workspaceId: ctx.workspaceId,
          projectId,
          title: { equals: title, mode: "insensitive" },
        } as const;
        const known = await tx.db.tag.findFirst({ where, orderBy: { createdAt: "asc" }, select: { id: true } });
        const tagId = known?.id ?? (await create(ctx, projectId, { title })).id;
        for (const { ownerId, index, startOffset, endOffset, digest } of passages) {
          const line = { firstIndex: index, firstOffset: startOffset, lastIndex: index, lastOffset: endOffset };
          const [made] = await apply(ctx, { tagIds: [tagId], projectId, target: { ownerId, span: line } });
          if (!made) throw notFound("Passage");
          if (digestOf(made.passage.text) !== digest)
            throw new AppError("conflict", "A transcript has changed since Eva proposed this. Ask Eva again.");
        }
        return { type: "tag", id: tagId, title, url: `/library/tags/${tagId}` };
      });
  },
});

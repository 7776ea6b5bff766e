import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { apply } from "@/lib/services/tag-applications/apply";
import { create } from "@/lib/services/tags/create";
import { addTranscript } from "./transcripts";

/** An empty project. */
export async function makeProject({ workspaceId }: Context, name = "Project"): Promise<string> {
  const { id } = await db().project.create({
    data: { id: newId("project"), workspaceId, name },
    select: { id: true },
  });
  return id;
}

/** A tag of the project, below another one if that is named. */
export const makeTag = async (ctx: Context, projectId: string, title = "Pricing", parentId?: string): Promise<string> =>
  (await create(ctx, projectId, { title, parentId })).id;

/** Puts the tag on whole lines `first` to `last` of a transcript; returns the ids of application and passage. */
export async function tagLines(ctx: Context, tagId: string, ownerId: string, first: number, last = first) {
  const span = { startSeconds: first * 5, endSeconds: last * 5 + 4 };
  const made = (await apply(ctx, { tagIds: [tagId], target: { ownerId, span } })).find(({ tag }) => tag.id === tagId);
  if (!made) throw new Error("the tag is not on the lines");
  return { applicationId: made.id, passageId: made.passage.id };
}

/** A tag of the project on the only line of a new file. */
export async function makeTagged(ctx: Context, projectId: string) {
  const ownerId = await addTranscript(ctx, [{ text: "We left because of the card." }], { projectId });
  const tagId = await makeTag(ctx, projectId);
  return { tagId, ownerId, ...(await tagLines(ctx, tagId, ownerId, 0)) };
}

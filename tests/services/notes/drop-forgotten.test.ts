import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/notes/create";
import { quote } from "@/lib/services/notes/quote";
import { update } from "@/lib/services/notes/update";
import { dropForgotten } from "@/lib/services/passages/drop-forgotten";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

test("words that nothing quotes are deleted after a day; what is quoted, or was just removed from a note, stays", async () => {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const ownerId = await addTranscript(ctx, [{ text: "One." }, { text: "Two." }, { text: "Three." }], { projectId });
  const { id } = await create(ctx, projectId, {});
  const line = (index: number) => ({ firstIndex: index, firstOffset: 0, lastIndex: index, lastOffset: 3 });
  const [old, quoted, fresh] = [
    await quote(ctx, id, { ownerId, span: line(0) }),
    await quote(ctx, id, { ownerId, span: line(1) }),
    await quote(ctx, id, { ownerId, span: line(2) }),
  ];
  const all = [old, quoted, fresh].map((passage) => ({ type: "evidence", passageId: passage.id }));
  await update(ctx, id, { version: 0, content: all });
  await update(ctx, id, { version: 1, content: [{ type: "evidence", passageId: quoted.id }] });
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  await db().passage.updateMany({ where: { id: { in: [old.id, quoted.id] } }, data: { createdAt: twoDaysAgo } });
  await dropForgotten();
  const left = await db().passage.findMany({ where: { ownerId }, select: { id: true }, orderBy: { id: "asc" } });
  expect(left).toEqual([{ id: quoted.id }, { id: fresh.id }]);
});

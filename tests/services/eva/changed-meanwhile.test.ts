import { beforeEach, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { again } from "@/lib/services/eva/again/again";
import { answer } from "@/lib/services/eva/answer";
import { ask } from "@/lib/services/eva/ask";
import { prepare } from "@/lib/services/eva/prepare";
import { personSaving } from "@/lib/services/eva/saving";
import { store } from "@/lib/services/eva/store";
import { add } from "@/lib/services/masks/add";
import { requireShown } from "@/lib/services/masks/require-shown";
import { create as createProject } from "@/lib/services/projects/create";
import { versionsIn } from "@/lib/services/transcripts/versions-in";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

const SAID = "The invoice of Maria Lopez was wrong twice, and I was furious about it.";
const QUESTION = "Was the invoice right?";
const start = SAID.indexOf("Maria");
const NAME = { index: 1, startOffset: start, endOffset: start + "Maria Lopez".length, kind: "name" } as const;

let ctx: Context;
let ownerId: string;
beforeEach(async () => {
  ({ ctx } = await makePerson(await makeWorkspace("team")));
  const lines = [
    { speaker: "Dana", text: "What happened with the invoice?" },
    { speaker: "Ana", text: SAID },
  ];
  ownerId = await addTranscript(ctx, lines);
});

const stored = async (threadId: string) =>
  JSON.stringify(await db().chatMessage.findMany({ where: { threadId, role: "assistant" } }));

test("what is masked while an answer is stored is masked in the answer", async () => {
  const { threadId } = await ask(ctx, { question: "Who has an opinion on elephants?" });
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM chat_thread WHERE id = $1 FOR UPDATE", [threadId]);
  const asking = ask(ctx, { question: QUESTION, threadId });
  await beside.waitedFor();
  const masking = add(ctx, ownerId, NAME);
  await Promise.race([masking, lockWaits(2)]);
  await beside.commit();
  await Promise.all([asking, masking]);
  expect(await stored(threadId)).toContain("[name 1]");
  expect(await stored(threadId)).not.toContain("Maria");
});

test("an answer written before its line was masked is not stored, and neither is an alternative", async () => {
  const first = await ask(ctx, { question: QUESTION });
  const prepared = await prepare(ctx, { question: QUESTION });
  const answered = await answer(ctx, prepared);
  const citations = answered.citations.map((one) => ({ ...one, quote: "I was furious about it." }));
  const worded = { ...answered, citations, paragraphs: ["Maria Lopez says that “I was furious about it.” [1]"] };
  const act = await again(ctx, first.messageId, undefined);
  await add(ctx, ownerId, NAME);
  const refused = { kind: "conflict", message: "A transcript was changed while Eva was answering. Ask again." };
  await expect(store(ctx, prepared, worded, personSaving(ctx, null))).rejects.toMatchObject(refused);
  await expect(act.store(worded)).rejects.toMatchObject(refused);
  expect(await db().chatMessage.count({ where: { workspaceId: ctx.workspaceId, text: { contains: "Maria" } } })).toBe(
    0,
  );
});

test("what is masked in a transcript that was read but not quoted is masked in what is being made from it", async () => {
  const versions = await versionsIn(ctx, {});
  const id = newId("report");
  let begin = () => {};
  // Started outside of the transaction, as by someone else.
  const masking = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(() => add(ctx, ownerId, NAME));
  await transaction(ctx, async (tx) => {
    await requireShown(tx, ctx, versions);
    begin();
    await Promise.race([masking, lockWaits(1)]);
    const document = { sections: [{ blocks: [{ type: "text", text: "Maria Lopez was furious." }] }] };
    await tx.db.report.create({ data: { id, workspaceId: ctx.workspaceId, title: "Invoices", document } });
  });
  await masking;
  const { document } = await db().report.findUniqueOrThrow({ where: { id } });
  expect(JSON.stringify(document)).toContain("[name 1] was furious.");
});

test("an answer that repeats in its own words what was masked in a line it does not cite is not stored; others are", async () => {
  const other = await addTranscript(ctx, [
    { speaker: "Ben", text: "The invoice came late, and it was in the wrong currency." },
  ]);
  const prepared = await prepare(ctx, { question: QUESTION });
  const answered = await answer(ctx, prepared);
  const citations = answered.citations.filter(({ id }) => id.startsWith(other));
  expect(citations).toHaveLength(1);
  await add(ctx, ownerId, NAME);
  const worded = (words: string) => ({ ...answered, citations, paragraphs: [words] });
  const storeWords = (words: string) => store(ctx, prepared, worded(words), personSaving(ctx, null));
  await expect(storeWords("Others, like MARIA Lopez, were furious.")).rejects.toMatchObject({ kind: "conflict" });
  expect((await storeWords("Others were furious.")).answer).toBe("Others were furious.");
});

test("asked again under the same key, an answer that was masked since is returned masked", async () => {
  const asking = () => ask(ctx, { question: QUESTION }, { repeatKey: "again-1" });
  const first = await asking();
  expect(JSON.stringify(first)).toContain("Maria Lopez");
  await add(ctx, ownerId, NAME);
  const second = await asking();
  expect(second.messageId).toBe(first.messageId);
  expect(JSON.stringify(second)).toContain("[name 1]");
  expect(JSON.stringify(second)).not.toContain("Maria");
});

test("an answer in a project waits for its deletion before it holds what it quotes", async () => {
  const { id: projectId } = await createProject(ctx, { name: "Short-lived" });
  await db().file.update({ where: { id: ownerId }, data: { projectId }, select: { id: true } });
  const removing = await otherCaller();
  await removing.run("SELECT 1 FROM project WHERE id = $1 FOR UPDATE", [projectId]);
  const asking = ask(ctx, { question: QUESTION, projectId });
  await removing.waitedFor();
  await removing.run("SELECT 1 FROM file WHERE id = $1 FOR UPDATE NOWAIT", [ownerId]);
  await removing.commit();
  expect((await asking).citations).not.toEqual([]);
});

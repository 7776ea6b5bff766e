import { describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { approve } from "@/lib/services/approvals/approve";
import { digestOf } from "@/lib/services/approvals/kinds/tag";
import type { ApprovalKind } from "@/lib/services/approvals/record";
import { create as createBoard } from "@/lib/services/boards/create";
import { get as getBoard } from "@/lib/services/boards/get";
import { create as createCard } from "@/lib/services/cards/create";
import { remove as removeCard } from "@/lib/services/cards/remove";
import { create as createClip } from "@/lib/services/clips/create";
import { get as getClip } from "@/lib/services/clips/get";
import { add } from "@/lib/services/masks/add";
import { apply } from "@/lib/services/masks/apply";
import { list } from "@/lib/services/masks/list";
import { scan } from "@/lib/services/masks/scan";
import { unmask } from "@/lib/services/masks/unmask";
import { create as createNote } from "@/lib/services/notes/create";
import { get as getNote } from "@/lib/services/notes/get";
import { quote } from "@/lib/services/notes/quote";
import { editLine } from "@/lib/services/transcripts/edit/edit-line";
import { listEdits } from "@/lib/services/transcripts/edit/list-edits";
import { store } from "@/lib/services/transcripts/store";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

const line = (index: number, speaker: string, text: string) => ({
  index,
  speaker,
  text,
  startSeconds: index * 5,
  endSeconds: index * 5 + 4,
});
const FIRST = [line(0, "Moderator", "Who is it?"), line(1, "Maria Lopez", "Maria Lopez, from Acme.")];

async function scene() {
  const person = await makePerson(await makeWorkspace());
  const ownerId = await addTranscript(person.ctx, FIRST);
  await scan(person.ctx, ownerId);
  return { ...person, ownerId };
}
async function proposal(
  { workspaceId }: Context,
  kind: ApprovalKind,
  payload: Prisma.InputJsonObject,
): Promise<string> {
  const made = { id: newId("approval"), workspaceId, kind, summary: "Do it.", payload };
  await db().approval.create({ data: { ...made, expiresAt: new Date(Date.now() + 3_600_000) } });
  return made.id;
}

const said = async (ownerId: string) => {
  const lines = await db().segment.findMany({ where: { ownerId }, orderBy: { index: "asc" } });
  return lines.map(({ speaker, text }) => `${speaker}: ${text}`);
};

describe("masks", () => {
  test("don't deadlock with editing a note that quotes the transcript", async () => {
    const { ctx, ownerId } = await scene();
    const projectId = await makeProject(ctx);
    const { id: noteId } = await createNote(ctx, projectId, { title: "Maria Lopez" });
    const span = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: 11 };
    const { id: passageId } = await quote(ctx, noteId, { ownerId, span });
    const editing = await otherCaller();
    await editing.run("SELECT 1 FROM note WHERE id = $1 FOR UPDATE", [noteId]);
    const masking = apply(ctx, ownerId, { all: true });
    await editing.waitedFor();
    await editing.run("SET LOCAL lock_timeout = '2s'", []);
    await editing.run("SELECT 1 FROM passage WHERE id = $1 FOR KEY SHARE", [passageId]);
    await editing.commit();
    expect((await masking).changed).toBeGreaterThan(0);
    expect((await getNote(ctx, noteId)).title).toBe("[name 1]");
  });

  test("take what quotes the transcript before its passages, as the deletion of a clip does", async () => {
    const { ctx, ownerId } = await scene();
    const span = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: 11 };
    const clip = await createClip(ctx, { ownerId, span, title: "Maria Lopez" });
    const removing = await otherCaller();
    await removing.run("SELECT 1 FROM clip WHERE id = $1 FOR UPDATE", [clip.id]);
    const masking = apply(ctx, ownerId, { all: true });
    await removing.waitedFor();
    await removing.run("SELECT 1 FROM passage WHERE id = $1 FOR UPDATE NOWAIT", [clip.passage.id]);
    await removing.commit();
    expect((await masking).changed).toBeGreaterThan(0);
    expect((await getClip(ctx, clip.id)).title).toBe("[name 1]");
  });

  test("and the deletion of a card that quotes the transcript both succeed, whichever comes first", async () => {
    const { ctx, ownerId } = await scene();
    const board = await createBoard(ctx, { projectId: await makeProject(ctx) }, "What Maria Lopez said");
    const span = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: 11 };
    const card = await createCard(ctx, board.id, { insight: "Who it is", evidence: [{ ownerId, span }] });
    const beside = await otherCaller();
    await beside.run("SELECT 1 FROM card WHERE id = $1 FOR KEY SHARE", [card.id]);
    const removing = removeCard(ctx, card.id);
    await beside.waitedFor();
    const masking = apply(ctx, ownerId, { all: true });
    await lockWaits(2);
    await beside.commit();
    const [removed, masked] = await Promise.all([removing, masking]);
    expect(removed.id).toBe(card.id);
    expect(masked.changed).toBeGreaterThan(0);
    expect((await getBoard(ctx, board.id)).title).toBe("What [name 1] said");
    expect(await db().passage.count({ where: { ownerId } })).toBe(0);
  });

  test("are in what is made of a proposal of Eva's that is just being approved", async () => {
    const { ctx, ownerId } = await scene();
    const named = { title: "What Maria Lopez said", prompt: "What did Maria Lopez say?", fileIds: [ownerId] };
    const id = await proposal(ctx, "create_report", named);
    const beside = await otherCaller();
    await beside.run("SELECT 1 FROM approval WHERE id = $1 FOR UPDATE", [id]);
    const approving = approve(ctx, id);
    await lockWaits(1);
    const masking = apply(ctx, ownerId, { all: true });
    await lockWaits(2);
    await beside.commit();
    await Promise.allSettled([approving, masking]);
    expect((await masking).changed).toBeGreaterThan(0);
    const titles = async () =>
      (await db().report.findMany({ where: { workspaceId: ctx.workspaceId } })).map(({ title }) => title);
    expect(await titles()).not.toContain(named.title);
    await approve(ctx, id).catch(() => undefined);
    expect(await titles()).toEqual(["What [name 1] said"]);
  });

  test("take a transcript before a proposal to tag it, as approving that does", async () => {
    const { ctx, ownerId } = await scene();
    const passages = [{ ownerId, index: 1, startOffset: 0, endOffset: 11, digest: digestOf("Maria Lopez") }];
    const id = await proposal(ctx, "tag", { projectId: await makeProject(ctx), title: "Names", passages });
    const masking = await otherCaller();
    await masking.run("SELECT 1 FROM file WHERE id = $1 FOR NO KEY UPDATE", [ownerId]);
    const approving = approve(ctx, id);
    await masking.waitedFor();
    await masking.run("SELECT 1 FROM approval WHERE id = $1 FOR UPDATE NOWAIT", [id]);
    await masking.commit();
    expect((await approving).status).toBe("approved");
  });

  test("are applied again to a transcript that replaces another, before anybody sees it", async () => {
    const { ctx, ownerId } = await scene();
    await apply(ctx, ownerId, { all: true });
    const next = [
      line(0, "Moderator", "Hello there, Maria Lopez."),
      line(1, "Maria Lopez", "Yes, maria lopez. Maria Lopez's the name, and Ana is my sister."),
    ];
    const file = { segments: next, language: "en", durationSeconds: 10, source: "upload" as const };
    await store(ctx, ownerId, file, { replace: true });
    expect(await said(ownerId)).toEqual([
      "Moderator: Hello there, [name 1].",
      "[name 1]: Yes, [name 1]. [name 1]'s the name, and Ana is my sister.",
    ]);
    const { items, counts } = await list(ctx, ownerId, { limit: 50 });
    expect(counts.masked.total).toBe(4);
    for (const { index, startOffset, endOffset, token, isSpeaker } of items) {
      const text = (await db().segment.findFirst({ where: { ownerId, index: index ?? -1 } }))?.text;
      if (!isSpeaker) expect(text?.slice(startOffset, endOffset)).toBe(token);
    }
    const { items: rows } = await list(ctx, ownerId, { limit: 50, status: "masked" });
    await unmask(
      ctx,
      ownerId,
      rows.map(({ id }) => id),
    );
    expect(await said(ownerId)).toEqual(next.map(({ speaker, text }) => `${speaker}: ${text}`));
  });

  test("are in the history of a line that was edited before, and undo restores no masked words", async () => {
    const { ctx, ownerId } = await scene();
    await editLine(ctx, ownerId, "1", { version: 0, text: "Maria Lopez, from the Acme works." });
    await scan(ctx, ownerId);
    await apply(ctx, ownerId, { all: true });
    const { items } = await listEdits(ctx, ownerId, { limit: 20 });
    expect(JSON.stringify(items)).not.toMatch(/Maria|Lopez/);
    expect(items.map(({ kind }) => kind)).toEqual(["mask", "text"]);
  });

  test("of one person share one token, by their full name or a part of it", async () => {
    const person = await makePerson(await makeWorkspace());
    const ownerId = await addTranscript(person.ctx, [
      { text: "Lopez? My name is Maria Lopez. Maria is fine. My colleague Ravi Lopez sits there." },
      { text: "Write to ana@example.com or to bo@example.com, not to ANA@example.com." },
    ]);
    await scan(person.ctx, ownerId);
    await apply(person.ctx, ownerId, { all: true });
    expect(await said(ownerId)).toEqual([
      "null: [name 1]? My name is [name 2]. [name 2] is fine. My colleague [name 3] sits there.",
      "null: Write to [email] or to [email 2], not to [email].",
    ]);
  });

  test("two people masking at once mask once", async () => {
    const { ctx, ownerId } = await scene();
    const done = await Promise.all([apply(ctx, ownerId, { all: true }), apply(ctx, ownerId, { all: true })]);
    expect(done.map(({ changed }) => changed).sort()).toEqual([0, 2]);
    expect(await said(ownerId)).toEqual(["Moderator: Who is it?", "[name 1]: [name 1], from Acme."]);
  });

  test("are listed to the last one although the one that a page ended with is gone", async () => {
    const { ctx } = await makePerson(await makeWorkspace());
    const ownerId = await addTranscript(ctx, [
      { speaker: "Ana", text: "Write to ana@acme.test." },
      { speaker: "Ana", text: "Or to office@acme.test." },
      { speaker: "Ana", text: "Or to sales@acme.test." },
    ]);
    await scan(ctx, ownerId);
    const wanted = { limit: 1, kind: "email" } as const;
    const first = await list(ctx, ownerId, wanted);
    const { version } = await db().transcript.findUniqueOrThrow({ where: { ownerId } });
    await editLine(ctx, ownerId, "0", { version, text: "Write to me." });
    const words: unknown[] = [];
    for (let cursor = first.nextCursor; cursor !== null; ) {
      const page = await list(ctx, ownerId, { ...wanted, cursor });
      words.push(...page.items.map((mask) => mask.words));
      cursor = page.nextCursor;
    }
    expect([first.items[0]?.words, ...words]).toEqual(["ana@acme.test", "office@acme.test", "sales@acme.test"]);
  });

  test("by hand shift the ones after them in the line", async () => {
    const { ctx, ownerId } = await scene();
    await add(ctx, ownerId, { index: 1, startOffset: 0, endOffset: 5, kind: "name" });
    const { items } = await list(ctx, ownerId, { limit: 50 });
    expect(items.filter(({ index }) => index === 1).map(({ status, token }) => [status, token])).toEqual([
      ["masked", "[name 1]"],
    ]);
    await scan(ctx, ownerId);
    await apply(ctx, ownerId, { all: true });
    expect((await said(ownerId))[1]).toBe("[name 1]: [name 1] [name 1], from Acme.");
  });

  test("of two speakers with one name leave two speakers", async () => {
    const person = await makePerson(await makeWorkspace());
    const ownerId = await addTranscript(person.ctx, [
      { speaker: "Ana Ruiz (Moderator)", text: "Hello." },
      { speaker: "Ana", text: "Hello." },
    ]);
    await scan(person.ctx, ownerId);
    await apply(person.ctx, ownerId, { all: true });
    expect(await said(ownerId)).toEqual(["[name 1] (Moderator): Hello.", "[name 1]: Hello."]);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { askEva } from "@/lib/mcp/tools/ask-eva";
import { search } from "@/lib/mcp/tools/search";
import { searchEvidence } from "@/lib/mcp/tools/search-evidence";
import { askWithin } from "@/lib/services/eva/ask-within";
import { approvalsOf } from "@/tests/support/data/approvals";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { everyPage, runTool } from "@/tests/support/run/run-tool";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeStudy>>;
let fileId: string;
beforeAll(async () => {
  caller = await makeCaller();
  ctx = caller.ctx;
  study = await makeStudy(caller.person, { status: "running", title: "Why the cart is left" });
  await addSession(ctx, study, [
    { questionId: "q1", text: "The delivery costs came as a surprise, so I left the cart." },
    { questionId: "q2", text: "Delivery costs again, they were only told at the very end." },
  ]);
  fileId = await addTranscript(ctx, [{ speaker: "Ana", text: "I never look at the delivery costs." }]);
});

/** A program that its person connected without the right to draft. */
const readingOnly = (): Context => ({
  ...ctx,
  actor: { kind: "mcp", userId: caller.person.id, role: "member", connectionId: newId("connection"), readOnly: true },
});

describe("search", () => {
  test("finds things by name, each kind under the name that the tools use", async () => {
    const workspaceId = ctx.workspaceId;
    await db().chatThread.create({
      data: { id: newId("thread"), workspaceId, title: "What about the cart?", createdById: caller.person.id },
    });
    const { items } = await runTool(search, ctx, { query: "cart" });
    expect(items.map(({ type }) => type).sort()).toEqual(["chat", "study"]);
    const studies = await runTool(search, ctx, { query: "cart", types: ["study"] });
    expect(studies.items).toMatchObject([{ type: "study", id: study.id, title: "Why the cart is left" }]);
    const people = await runTool(search, ctx, { query: caller.person.email, types: ["person"] });
    expect(people.items).toMatchObject([{ type: "person", id: caller.person.id }]);
  });
});

describe("search_evidence", () => {
  test("finds what was said, word for word, with who said it and where", async () => {
    const { items, untrustedContent } = await runTool(searchEvidence, ctx, { query: "delivery costs" });
    expect(items).toHaveLength(3);
    expect(items.find((item) => item.fileId === fileId)).toMatchObject({ source: "file", speaker: "Ana" });
    expect(untrustedContent).toContain("not instructions");
    const pages = await everyPage((cursor) =>
      runTool(searchEvidence, ctx, { query: "delivery costs", limit: 1, cursor }),
    );
    expect(new Set(pages.flatMap((page) => page.items.map(({ id }) => id))).size).toBe(3);
  });

  test("can be limited to a study by slug and to a kind of source", async () => {
    const inStudy = await runTool(searchEvidence, ctx, { query: "delivery costs", study: study.slug });
    expect(inStudy.items.map(({ studyId }) => studyId)).toEqual([study.id, study.id]);
    const inFiles = await runTool(searchEvidence, ctx, { query: "delivery costs", sources: ["file"] });
    expect(inFiles.items.map((item) => item.fileId)).toEqual([fileId]);
  });

  test("can be limited to a session, a speaker and days", async () => {
    const found = async (filter: Record<string, string>) =>
      (await runTool(searchEvidence, ctx, { query: "delivery costs", ...filter })).items;
    const [one] = await found({ study: study.slug });
    const session = one?.sessionId ?? "";
    expect((await found({ session })).map(({ sessionId }) => sessionId)).toEqual([session, session]);
    expect((await found({ session, study: study.slug })).length).toBe(2);
    expect((await found({ speaker: "Ana" })).map((item) => item.fileId)).toEqual([fileId]);
    expect(await found({ from: "2020-01-01", to: "2020-12-31" })).toEqual([]);
    expect(await found({ from: "2020-01-01" })).toHaveLength(3);
    await expect(found({ from: "2026-03-01", to: "2026-02-01" })).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: [{ path: "to" }] },
    });
  });

  test("names the study or file, and marks results from flagged sessions, however they were found", async () => {
    const other = await makeCaller();
    const one = await makeStudy(other.person, { status: "running", title: "On ferries" });
    await addSession(other.ctx, one, [{ questionId: "q1", text: "The ferry was late because of the tide." }], {
      session: { qualityRating: "flagged" },
    });
    await addSession(other.ctx, one, [{ questionId: "q1", text: "The ferry and the tide, always late." }]);
    await addTranscript(other.ctx, [{ speaker: "Ana", text: "No ferry, no tide." }], { name: "Ana.vtt" });
    for (const query of ["ferry", "why was the ferry late with the tide"]) {
      const { items } = await runTool(searchEvidence, other.ctx, { query });
      const told = items.map(({ speaker, sourceName, flagged }) => ({ speaker, sourceName, flagged }));
      expect(told.sort((a, b) => `${a.speaker}`.localeCompare(`${b.speaker}`))).toEqual([
        { speaker: "Ana", sourceName: "Ana.vtt" },
        { speaker: "P1", sourceName: "On ferries", flagged: true },
        { speaker: "P2", sourceName: "On ferries" },
      ]);
    }
  });
});

describe("ask_eva", () => {
  const question = "Why do people leave the cart?";

  test("answers with citations of what somebody said, and continues the chat", async () => {
    const first = await runTool(askEva, ctx, { question, study: study.id });
    expect(first).toMatchObject({
      status: "answered",
      citations: [{ label: "[1]", studyId: study.id }, { label: "[2]" }],
    });
    expect(first.answer).toContain("[1]");
    const next = await runTool(askEva, ctx, { question: "Who never looks at delivery costs?", thread: first.threadId });
    expect(next.threadId).toBe(first.threadId);
    expect(await db().chatMessage.count({ where: { threadId: first.threadId } })).toBe(4);
  });

  test("the same question again in the same chat returns the stored answer", async () => {
    const first = await runTool(askEva, ctx, { question });
    expect(await runTool(askEva, ctx, { question, thread: first.threadId })).toEqual(first);
    expect(await db().chatMessage.count({ where: { threadId: first.threadId } })).toBe(2);
  });

  test("a slow answer returns its chat, and is there when it is asked again", async () => {
    const { result } = await withModelAnswering(
      () => ({ never: true }),
      async () => {
        const late = await askWithin(ctx, { question }, { patienceMs: 20 });
        expect(late.reply).toBeNull();
        const held = () => db().questionClaim.count({ where: { threadId: late.threadId } });
        await expect.poll(held, { timeout: 10_000 }).toBe(1);
        const again = { question, threadId: late.threadId };
        expect(await askWithin(ctx, again, { patienceMs: 20 })).toEqual(late);
        const { reply } = await askWithin(ctx, again, { patienceMs: 20_000 });
        expect(reply?.citations).toHaveLength(2);
        expect(await db().chatMessage.count({ where: { threadId: late.threadId } })).toBe(2);
        return late;
      },
      { MODEL_TIMEOUT_SECONDS: 1 },
    );
    const told = await runTool(askEva, ctx, { question, thread: result.threadId });
    expect(told).toMatchObject({
      status: "answered",
      threadId: result.threadId,
      citations: [{ label: "[1]" }, { label: "[2]" }],
    });
  });

  test("proposes an action to someone who may write, and nothing to a read-only program", async () => {
    const act = { question: "Draft a study about why trial users leave" };
    const told = await runTool(askEva, readingOnly(), act);
    expect(told.pendingApproval).toBeUndefined();
    expect(await approvalsOf(ctx.workspaceId)).toBe(0);
    const proposed = await runTool(askEva, ctx, act);
    expect(proposed.pendingApproval).toMatchObject({ kind: "create_study", summary: expect.any(String) });
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { POST } from "@/app/api/eva/ask/route";
import { GET as getOne } from "@/app/api/eva/threads/[id]/route";
import { GET as listAll } from "@/app/api/eva/threads/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makeKey, makePerson, makeSession } from "@/tests/support/factories";

const SAID = [
  { speaker: "Dana", text: "What happened with the invoice?" },
  { speaker: "Ana", text: "The invoice was wrong twice. I was furious about it." },
  { speaker: "Dana", text: "And for you, Ben?" },
  { speaker: "Ben", text: "My invoice was fine, honestly. It was the best part." },
];
const QUESTION = "Was the invoice right?";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let projectId: string;
let fileId: string;
beforeAll(async () => {
  caller = await makeCaller();
  projectId = newId("project");
  await db().project.create({ data: { id: projectId, workspaceId: caller.workspace.id, name: "Invoices" } });
  fileId = await addTranscript(caller.ctx, SAID, { projectId });
});

const ask = (body: object, key = caller.key, headers = {}) => call(POST, { key, body, headers });

describe("POST /api/eva/ask", () => {
  test("answers with verbatim citations that open at their lines, both sides, and stores the chat", async () => {
    const { status, json } = await ask({ question: QUESTION });
    expect(status).toBe(200);
    expect(json.citations.length).toBeGreaterThanOrEqual(2);
    for (const [at, citation] of json.citations.entries()) {
      expect(SAID.some(({ speaker, text }) => speaker === citation.speaker && text.includes(citation.quote))).toBe(
        true,
      );
      expect(citation).toMatchObject({ n: at + 1, kind: "segment", fileId });
      expect(citation.url).toBe(`/library/files/${fileId}#s${citation.id.split(":")[1]}`);
      expect(json.answer).toContain(`[${citation.n}]`);
    }
    expect(json.answer).toContain("On the other side");
    const thread = await call(getOne, { key: caller.key, params: { id: json.threadId } });
    expect(thread.json.messages).toMatchObject([
      { role: "user", text: QUESTION, citations: [] },
      { id: json.messageId, role: "assistant", text: json.answer, citations: json.citations },
    ]);
    const audits = await db().auditEntry.findMany({ where: { targetId: json.threadId } });
    expect(audits).toMatchObject([{ action: "eva.asked" }]);
    expect(JSON.stringify(audits)).not.toContain("invoice");
  });

  test("an Idempotency-Key that is none is refused, and a quoted one is the bare one, as on v1", async () => {
    const under = (key: string, question = QUESTION) => ask({ question }, caller.key, { "idempotency-key": key });
    for (const key of ["", '""', "x".repeat(256), "a\tb", "\u00e9"]) {
      const { status, json } = await under(key);
      expect([status, json.error?.details?.[0]?.path], key).toEqual([400, "Idempotency-Key"]);
    }
    const bare = await under("quoted or not");
    expect((await under('"quoted or not"')).json).toEqual(bare.json);
  });

  test("says so and cites nothing if nothing answers", async () => {
    for (const question of ["What do people think about dark mode?", "???", "Why?"]) {
      const { json } = await ask({ question });
      expect(json, question).toMatchObject({ answer: "Nothing in this workspace answers that.", citations: [] });
    }
    const empty = await makeCaller();
    expect((await ask({ question: QUESTION }, empty.key)).json.citations).toEqual([]);
  });

  test("continues a chat, and a bare “why” is about the previous question", async () => {
    const { json } = await ask({ question: QUESTION });
    const next = await ask({ question: "Why?", threadId: json.threadId });
    expect(next.json.threadId).toBe(json.threadId);
    expect(next.json.citations.length).toBeGreaterThan(0);
    expect((await call(getOne, { key: caller.key, params: { id: json.threadId } })).json.messages).toHaveLength(4);
  });

  test("in a project emits an event that a chat was completed, elsewhere not", async () => {
    const inProject = await ask({ question: QUESTION, projectId });
    const { threadId, messageId, answer } = inProject.json;
    const events = (resourceId: string) => db().outboxEvent.findMany({ where: { resourceId } });
    expect(await events(threadId)).toMatchObject([
      {
        kind: "chat.completed",
        data: {
          id: threadId,
          project_id: projectId,
          messages: [
            { role: "user", text: QUESTION },
            { id: messageId, text: answer },
          ],
        },
      },
    ]);
    const personal = await ask({ question: QUESTION });
    expect(await events(personal.json.threadId)).toEqual([]);
  });

  test("observers and read-only keys may ask; instructions need Team or Scale", async () => {
    const observer = await makePerson(caller.workspace, "observer");
    const readOnly = await makeKey(observer, { readOnly: true });
    expect((await ask({ question: QUESTION }, readOnly)).status).toBe(200);
    const session = await makeSession(observer);
    expect((await call(POST, { session, body: { question: QUESTION } })).status).toBe(200);
    const steered = await ask({ question: QUESTION, instructions: "Be brief" });
    expect([steered.status, steered.json.error.code]).toEqual([402, "payment_required"]);
    const team = await makeCaller({ plan: "team" });
    expect((await ask({ question: QUESTION, instructions: "Be brief" }, team.key)).status).toBe(200);
  });

  test("another workspace's chat, project and files don't exist, nor does a colleague's own chat", async () => {
    const { json } = await ask({ question: QUESTION, projectId });
    const own = await ask({ question: QUESTION });
    const other = await makeCaller();
    for (const body of [
      { threadId: json.threadId },
      { projectId },
      { fileIds: [fileId] },
      { studyIds: [newId("study")] },
    ])
      expect((await ask({ question: QUESTION, ...body }, other.key)).status, JSON.stringify(body)).toBe(404);
    expect((await call(getOne, { key: other.key, params: { id: json.threadId } })).status).toBe(404);
    const colleague = await makeKey(await makePerson(caller.workspace, "member"));
    expect((await ask({ question: QUESTION, threadId: json.threadId }, colleague)).status).toBe(200);
    expect((await ask({ question: QUESTION, threadId: own.json.threadId }, colleague)).status).toBe(404);
    expect((await call(getOne, { key: colleague, params: { id: own.json.threadId } })).status).toBe(404);
  });

  test("refuses an empty or endless question and unknown fields", async () => {
    for (const body of [{}, { question: " " }, { question: "x".repeat(4001) }, { question: "a", model: "b" }])
      expect((await ask(body)).status).toBe(400);
  });
});

describe("POST /api/eva/ask as a stream", () => {
  const accept = { accept: "text/event-stream" };
  const eventsOf = (text: string) =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data ?? ""),
    }));

  test("sends text, citations and finally the whole, which is what was stored", async () => {
    const answer = await ask({ question: QUESTION }, caller.key, accept);
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    const events = eventsOf(answer.text);
    const done = events.at(-1);
    expect(done?.event).toBe("done");
    expect(
      events
        .filter(({ event }) => event === "delta")
        .map(({ data }) => data.text)
        .join(""),
    ).toBe(done?.data.answer);
    const cited = events.filter(({ event }) => event === "citation").map(({ data }) => data);
    expect(done?.data.citations).toMatchObject(cited);
    expect(done?.data.citations).toHaveLength(cited.length);
    expect((await call(getOne, { key: caller.key, params: { id: done?.data.threadId } })).status).toBe(200);
  });

  test("an invalid question is an ordinary refusal", async () => {
    expect((await ask({ question: QUESTION, threadId: newId("thread") }, caller.key, accept)).status).toBe(404);
  });

  test("a reader that disconnects leaves nothing half written", async () => {
    const alone = await makeCaller();
    await addTranscript(alone.ctx, SAID);
    const request = new Request("http://localhost:3000/api/eva/ask", {
      method: "POST",
      headers: { ...accept, authorization: `Bearer ${alone.key}`, "content-type": "application/json" },
      body: JSON.stringify({ question: QUESTION }),
    });
    const response = await POST(request, { params: Promise.resolve({}) });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const where = { workspaceId: alone.workspace.id };
    expect([await db().chatThread.count({ where }), await db().chatMessage.count({ where })]).toEqual([0, 0]);
  });
});

describe("GET /api/eva/threads", () => {
  test("lists one's own and projects' chats, newest first, page by page", async () => {
    const person = await makeCaller();
    await addTranscript(person.ctx, SAID);
    const asked: string[] = [];
    for (const n of [1, 2, 3]) asked.push((await ask({ question: `${QUESTION} ${n}` }, person.key)).json.threadId);
    const stranger = await makeKey(await makePerson(person.workspace, "member"));
    const first = await call(listAll, { key: person.key, query: { limit: "2" } });
    const cursor = first.json.nextCursor;
    const second = await call(listAll, { key: person.key, query: { limit: "2", cursor } });
    const ids = [...first.json.items, ...second.json.items].map((thread: { id: string }) => thread.id);
    expect([ids, second.json.nextCursor]).toEqual([asked.reverse(), null]);
    expect((await call(listAll, { key: stranger })).json.items).toEqual([]);
    expect((await call(listAll, { key: stranger, query: { cursor } })).status).toBe(400);
  });
});

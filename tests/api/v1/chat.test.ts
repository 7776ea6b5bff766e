import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { GET as getJob } from "@/app/v1/jobs/[id]/route";
import { GET as getChat } from "@/app/v1/projects/[id]/chat/[threadId]/route";
import { POST } from "@/app/v1/projects/[id]/chat/route";
import { newId } from "@/lib/core/ids";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { runChat } from "@/lib/services/eva/run-chat";
import { fail } from "@/lib/services/jobs/fail";
import { call } from "@/tests/support/call";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const SAID = [
  { speaker: "Dana", text: "What about the price?" },
  { speaker: "Ana", text: "The price was honestly fine." },
];

async function furnished() {
  const caller = await makeCaller();
  const projectId = newId("project");
  await db().project.create({ data: { id: projectId, workspaceId: caller.workspace.id, name: "Prices" } });
  const fileId = await addTranscript(caller.ctx, SAID, { projectId });
  const chat = (body: object, headers = {}) =>
    call(POST, {
      key: caller.key,
      params: { projectId },
      body: { message: "What about the price?", ...body },
      headers,
    });
  const job = async (id: string) => (await call(getJob, { key: caller.key, params: { id } })).json.data;
  return { ...caller, projectId, fileId, chat, job, system: systemContext("test", caller.workspace.id) };
}

describe("a chat job", () => {
  beforeAll(startJobs);
  afterAll(stopJobs);

  test("is accepted with a Location, and ends with an answer in a chat of the project", async () => {
    const { key, chat, job, projectId, fileId } = await furnished();
    const accepted = await chat({});
    expect(accepted.status).toBe(202);
    const { id } = accepted.json.data;
    expect(accepted.headers.get("location")).toBe(`/v1/jobs/${id}`);
    expect(accepted.json.data).toEqual({
      id,
      type: "chat",
      status: "queued",
      project_id: projectId,
      result: null,
      error: null,
    });
    const done = await vi.waitFor(
      async () => {
        const seen = await job(id);
        expect(seen.status).toBe("succeeded");
        return seen;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(done.result).toMatchObject({
      thread_id: expect.stringMatching(/^thr_/),
      message_id: expect.stringMatching(/^msg_/),
      answer: expect.stringContaining("“The price was honestly fine.” [1]"),
      citations: [{ n: 1, file_id: fileId, speaker: "Ana", quote: "The price was honestly fine." }],
    });
    const params = { projectId, threadId: done.result.thread_id };
    const thread = await call(getChat, { key, params });
    expect(thread.json.data.messages).toMatchObject([
      { role: "user", text: "What about the price?" },
      { id: done.result.message_id, role: "assistant", text: done.result.answer, citations: done.result.citations },
    ]);
    const elsewhere = await call(getChat, { key, params: { ...params, projectId: newId("project") } });
    expect(elsewhere.status).toBe(404);
  });
});

describe("POST /v1/projects/{projectId}/chat", () => {
  test("refuses a missing resource and anything that is not a question", async () => {
    const { chat, key } = await furnished();
    const other = await furnished();
    for (const body of [{ thread_id: newId("thread") }, { file_ids: [other.fileId] }])
      expect((await chat(body)).status, JSON.stringify(body)).toBe(404);
    const foreign = await call(POST, { key, params: { projectId: other.projectId }, body: { message: "x" } });
    expect(foreign.status).toBe(404);
    for (const body of [{ message: "" }, { message: 5 }, { files: [] }, { file_ids: [] }])
      expect((await chat(body)).status, JSON.stringify(body)).toBe(422);
  });

  test("the same Idempotency-Key creates one job", async () => {
    const { chat, workspace } = await furnished();
    const answers = [await chat({}, { "idempotency-key": "k" }), await chat({}, { "idempotency-key": "k" })];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[1]?.headers.get("location")).toBe(answers[0]?.headers.get("location"));
    expect(await db().job.count({ where: { workspaceId: workspace.id } })).toBe(1);
  });
});

describe("running a chat job", () => {
  test("again, and by two at once, creates one chat and one event", async () => {
    const { chat, job, system, workspace } = await furnished();
    const { id } = (await chat({})).json.data;
    await Promise.all([runChat(system, id), runChat(system, id), runChat(system, id)]);
    await runChat(system, id);
    const where = { workspaceId: workspace.id };
    expect(await db().chatMessage.count({ where })).toBe(2);
    expect(await db().outboxEvent.count({ where: { ...where, kind: "chat.completed" } })).toBe(1);
    const done = await job(id);
    await fail(system, id, "too late");
    expect(await job(id)).toEqual(done);
  });

  test("that has failed stays failed and writes nothing", async () => {
    const { chat, job, system, workspace } = await furnished();
    const { id } = (await chat({})).json.data;
    await fail(system, id, "It did not work.");
    await runChat(system, id);
    expect(await job(id)).toMatchObject({ status: "failed", error: "It did not work.", result: null });
    expect(await db().chatMessage.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });

  test("in another workspace does nothing", async () => {
    const { chat, job } = await furnished();
    const other = await furnished();
    const { id } = (await chat({})).json.data;
    await runChat(other.system, id);
    expect((await job(id)).status).toBe("queued");
    expect((await call(getJob, { key: other.key, params: { id } })).status).toBe(404);
  });
});

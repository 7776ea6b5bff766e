import { beforeAll, describe, expect, test } from "vitest";
import * as download from "@/app/api/library/files/[id]/download/route";
import * as quoted from "@/app/api/library/files/[id]/quoted/route";
import * as fileDocx from "@/app/api/library/files/[id]/transcript.docx/route";
import * as fileJson from "@/app/api/library/files/[id]/transcript.json/route";
import * as fileSrt from "@/app/api/library/files/[id]/transcript.srt/route";
import * as fileTxt from "@/app/api/library/files/[id]/transcript.txt/route";
import * as fileVtt from "@/app/api/library/files/[id]/transcript.vtt/route";
import * as masked from "@/app/api/masked-files/[id]/route";
import * as sessionQuoted from "@/app/api/studies/[id]/sessions/[sessionId]/quoted/route";
import * as sessionVtt from "@/app/api/studies/[id]/sessions/[sessionId]/transcript.vtt/route";
import * as v1File from "@/app/v1/files/[id]/route";
import { apply } from "@/lib/services/masks/apply";
import { scan } from "@/lib/services/masks/scan";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";
import { call, type Route } from "@/tests/support/call";
import { makeQuotedCard } from "@/tests/support/data/boards";
import { libraryServer } from "@/tests/support/data/library";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeProject, makeTagged } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeKey, makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";

beforeAll(() => libraryServer());

const LINES = [
  { speaker: "Moderator", text: "Who are you?" },
  { speaker: "Ana", text: "My name is Wilhelmina Achterberg." },
];

async function scene(name = "Talk № 1 “Ana”; x.vtt") {
  const workspace = await makeWorkspace("team");
  const [admin, member] = await Promise.all([makePerson(workspace, "admin"), makePerson(workspace, "member")]);
  const id = await addTranscript(member.ctx, LINES, { name });
  const [adminSession, session] = await Promise.all([makeSession(admin), makeSession(member)]);
  return { workspace, admin, member, id, params: { id }, adminSession, session, key: await makeKey(admin) };
}

describe("a transcript as a file", () => {
  test.each([
    ["vtt", fileVtt, "text/vtt; charset=utf-8"],
    ["srt", fileSrt, "application/x-subrip; charset=utf-8"],
    ["txt", fileTxt, "text/plain; charset=utf-8"],
    ["json", fileJson, "application/json; charset=utf-8"],
  ])("is downloaded as %s under a safe name", async (extension, route, type) => {
    const { params, session } = await scene();
    const answer = await call(route.GET as Route, { session, params });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="Talk _ 1 _Ana_; x.${extension}"; ` +
        `filename*=UTF-8''Talk%20%E2%84%96%201%20%E2%80%9CAna%E2%80%9D%3B%20x.${extension}`,
    );
    expect(answer.text).toContain("Wilhelmina Achterberg");
  });

  test("is downloaded as a Word document by a key", async () => {
    const { params, key } = await scene();
    const request = new Request("http://localhost/api", { headers: { authorization: `Bearer ${key}` } });
    const response = await (fileDocx.GET as Route)(request, { params: Promise.resolve(params) });
    const parsed = await parseTranscript(new Uint8Array(await response.arrayBuffer()), "a.docx");
    expect(parsed.segments.map(({ speaker, text }) => [speaker, text])).toEqual(
      LINES.map(({ speaker, text }) => [speaker, text]),
    );
  });

  test("leaves out times on request", async () => {
    const { params, session } = await scene();
    const answer = await call(fileTxt.GET as Route, { session, params, query: { timestamps: "false" } });
    expect(answer.text).toBe("Moderator: Who are you?\n\nAna: My name is Wilhelmina Achterberg.\n");
  });

  test("cannot be made into subtitles without times, and says so", async () => {
    const { member, session } = await scene();
    const id = await addTranscript(member.ctx, [{ text: "Hello.", startSeconds: null, endSeconds: null }]);
    const answer = await call(fileSrt.GET as Route, { session, params: { id } });
    expect([answer.status, answer.json.error.message]).toEqual([
      409,
      "This transcript has no times, so it can't be made into subtitles.",
    ]);
  });

  test("is downloaded from a session, named after study and participant", async () => {
    const { admin, session } = await scene();
    const study = await makeStudy(admin, { status: "running", title: "Checkout" });
    const { sessionId } = await addSession(admin.ctx, study, [{ questionId: "q1", text: "By card." }]);
    const answer = await call(sessionVtt.GET as Route, { session, params: { id: study.id, sessionId } });
    expect(answer.headers.get("content-disposition")).toContain('filename="Checkout, P1.vtt"');
    expect(answer.text).toContain("<v P1>By card.");
    const elsewhere = { id: (await makeStudy(admin)).id, sessionId };
    expect((await call(sessionVtt.GET as Route, { session, params: elsewhere })).status).toBe(404);
  });
});

describe("once something is masked in a text", () => {
  test("only signed-in admins get the file as it was uploaded", async () => {
    const { member, id, params, session, adminSession, key } = await scene("talk.vtt");
    const urlOf = async (as: object) => (await call(download.GET as Route, { ...as, params })).json.url as string;
    expect(await urlOf({ session })).toContain("/storage/");
    await scan(member.ctx, id);
    await apply(member.ctx, id, { kind: "name" });
    expect(await urlOf({ session: adminSession })).toContain("/storage/");
    const v1 = await call(v1File.GET as Route, { key, params });
    for (const url of [await urlOf({ session }), await urlOf({ key }), v1.json.data.url as string]) {
      const token = url.split("/api/masked-files/")[1] ?? "";
      const opened = await call(masked.GET as Route, { params: { id: token, token } });
      expect(opened.status).toBe(200);
      expect(opened.text).toBe("[00:00:00] Moderator: Who are you?\n\n[00:00:05] [name 1]: My name is [name 2].\n");
      const forged = token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
      expect((await call(masked.GET as Route, { params: { id: forged, token: forged } })).status).toBe(404);
    }
  });
});

describe("what quotes a transcript", () => {
  test("is counted before it is deleted", async () => {
    const { admin, session } = await scene();
    const project = await makeProject(admin.ctx);
    const { ownerId } = await makeTagged(admin.ctx, project);
    const counts = async (id: string) => (await call(quoted.GET as Route, { session, params: { id } })).json;
    expect(await counts(ownerId)).toEqual({ clips: 0, tags: 1, cards: 0, notes: 0, claims: 0, reports: 0 });
    const card = await makeQuotedCard(admin.ctx, project);
    expect(await counts(card.ownerId)).toEqual({ clips: 0, tags: 0, cards: 1, notes: 0, claims: 0, reports: 0 });
    const study = await makeStudy(admin, { status: "running" });
    const { sessionId } = await addSession(admin.ctx, study, [{ questionId: "q1", text: "By card." }]);
    const none = await call(sessionQuoted.GET as Route, { session, params: { id: study.id, sessionId } });
    expect(none.json).toEqual({ clips: 0, tags: 0, cards: 0, notes: 0, claims: 0, reports: 0 });
  });
});

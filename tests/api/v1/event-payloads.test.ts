import { expect, test } from "vitest";
import { PATCH as patchLibrary } from "@/app/api/library/projects/[id]/route";
import { POST as createLibrary } from "@/app/api/library/projects/route";
import { GET as sessions } from "@/app/v1/engage/tests/[id]/sessions/route";
import { GET as getFile } from "@/app/v1/files/[id]/route";
import { DELETE, GET as getProject } from "@/app/v1/projects/[id]/route";
import { GET as getResponse } from "@/app/v1/responses/[id]/route";
import { GET as getTest } from "@/app/v1/tests/[id]/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { submitForm } from "@/lib/services/interviews/submit-form";
import { launch } from "@/lib/services/studies/launch";
import { store } from "@/lib/services/transcripts/store";
import { call } from "@/tests/support/call";
import { begun, guideOf, caller as participant, runningStudy, talkThrough } from "@/tests/support/data/participation";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makeKey, makeSession } from "@/tests/support/factories";

const dataOf = async (resourceId: string, kind: string) =>
  (await db().outboxEvent.findFirstOrThrow({ where: { resourceId, kind } })).data;

test("a project's events carry it as GET returns it, whichever surface changed it", async () => {
  const { key, person } = await makeCaller();
  const session = await makeSession(person);
  const { id } = (await call(createLibrary, { session, body: { name: "Checkout" } })).json;
  const read = async () => (await call(getProject, { key, params: { projectId: id } })).json.data;
  expect(await dataOf(id, "project.created")).toEqual(await read());
  await call(patchLibrary, { session, params: { id }, body: { name: "Cart" } });
  const last = await read();
  expect([last.name, await dataOf(id, "project.updated")]).toEqual(["Cart", last]);
  await call(DELETE, { key, params: { projectId: id } });
  expect(await dataOf(id, "project.deleted")).toEqual(last);
  const events = await db().outboxEvent.findMany({
    where: { resourceId: id, kind: { startsWith: "project." } },
    orderBy: { sequence: "asc" },
  });
  expect(events.map(({ kind }) => kind)).toEqual(["project.created", "project.updated", "project.deleted"]);
});

test("a launched test's event carries it live, as GET returns it", async () => {
  const { key, person, ctx } = await makeCaller();
  const { id } = await makeStudy(person);
  await transaction(ctx, (tx) => launch(tx, ctx, id));
  const { data } = (await call(getTest, { key, params: { id } })).json;
  expect([data.status, await dataOf(id, "test.published")]).toEqual(["Live", data]);
});

test("a completed survey's events carry the response and the session", async () => {
  const guide = guideOf({ text: "What do you buy online?" });
  const { link, study, person } = await runningStudy({ type: "ai-generated-survey", guide });
  const { token } = await begun(link);
  await submitForm(participant(), token, { answers: { q1: "Books and now and then a lamp." } });
  const key = await makeKey(person);
  const [session] = (await call(sessions, { key, params: { id: study.id } })).json.data;
  const { data } = (await call(getResponse, { key, params: { id: session.response_id } })).json;
  expect(await dataOf(session.response_id, "test.response.submitted")).toEqual(data);
  expect(await dataOf(session.id, "session.completed")).toEqual(session);
});

test("a completed interview's events carry the session", async () => {
  const { link, study, person } = await runningStudy({ guide: guideOf({ text: "What got in your way?" }) });
  const { token, view } = await begun(link);
  await talkThrough(token, view.session?.version ?? 0);
  const key = await makeKey(person);
  const [session] = (await call(sessions, { key, params: { id: study.id } })).json.data;
  for (const kind of ["engage.session.completed", "session.completed"])
    expect(await dataOf(session.id, kind)).toEqual(session);
});

test("a transcribed file's events carry it, without the link that expires after an hour", async () => {
  const { key, ctx, workspace } = await makeCaller();
  const id = newId("file");
  await db().file.create({
    data: {
      id,
      workspaceId: workspace.id,
      name: "a.vtt",
      status: "processing",
      assetType: "TEXT",
      sizeBytes: 9,
      contentType: "text/vtt",
      storageKey: `${workspace.id}/${id}`,
    },
  });
  const segments = [{ index: 0, speaker: "Ana", startSeconds: 0, endSeconds: 2, text: "Hello." }];
  await store(ctx, id, { segments, durationSeconds: 2, language: "en", source: "file" });
  const { url: _url, ...file } = (await call(getFile, { key, params: { id } })).json.data;
  expect(await dataOf(id, "file.transcribed")).toEqual(file);
  expect(await dataOf(id, "file.ready")).toEqual(file);
});

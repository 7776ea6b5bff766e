import { describe, expect, test } from "vitest";
import { GET as getEngage } from "@/app/v1/engage/tests/[id]/route";
import { GET as listEngage, POST } from "@/app/v1/engage/tests/route";
import { GET as getProject } from "@/app/v1/projects/[id]/route";
import { GET as listOfProject } from "@/app/v1/projects/[id]/tests/route";
import { GET as listProjects } from "@/app/v1/projects/route";
import { GET as getTest } from "@/app/v1/tests/[id]/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { update } from "@/lib/services/projects/update";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

async function makeProject(workspaceId: string) {
  return db().project.create({ data: { id: newId("project"), workspaceId, name: "Shop" } });
}

describe("POST /v1/engage/tests", () => {
  test("creates a draft with everything that was sent", async () => {
    const { key, workspace } = await makeCaller();
    const project = await makeProject(workspace.id);
    const question = {
      text: "How likely?",
      kind: "scale",
      scale: { min: 0, max: 10, min_label: "Not" },
      condition_ai: "x",
    };
    const guide = { sections: [{ title: "One", questions: [question] }] };
    const body = {
      project_id: project.id,
      title: "Checkout",
      type: "live-interview",
      description: "Why?",
      duration_min: 30,
      guide,
    };
    const { status, json } = await call(POST, { key, body });
    expect(status).toBe(201);
    expect(json.data).toEqual({
      id: expect.stringMatching(/^std_/),
      project_id: project.id,
      title: "Checkout",
      description: "Why?",
      type: "live-interview",
      status: "Draft",
      duration_min: 30,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const study = await db().study.findUniqueOrThrow({ where: { id: json.data.id } });
    expect(study.guide).toEqual({
      sections: [
        {
          id: "s1",
          title: "One",
          questions: [
            {
              id: "q1",
              text: "How likely?",
              kind: "scale",
              required: true,
              probe: "none",
              scale: { min: 0, max: 10, minLabel: "Not" },
              conditionAi: "x",
            },
          ],
        },
      ],
    });
  });

  test("needs only a title: the type is interview, and a guide is drafted from the words", async () => {
    const { key } = await makeCaller();
    const { json } = await call(POST, { key, body: { title: "Why do trial users leave checkout?" } });
    expect(json.data).toMatchObject({
      type: "ai-curated-interview",
      project_id: null,
      description: null,
      duration_min: null,
    });
    const { guide } = await db().study.findUniqueOrThrow({ where: { id: json.data.id } });
    expect(JSON.stringify(guide)).toContain("checkout");
  });

  test("is one study under one Idempotency-Key, however often it is sent", async () => {
    const { key, workspace } = await makeCaller();
    const send = () => call(POST, { key, headers: { "idempotency-key": "once" }, body: { title: "Once" } });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await db().study.count({ where: { workspaceId: workspace.id } })).toBe(1);
  });

  test("is 404 for a missing project, and stores nothing", async () => {
    const { key, workspace } = await makeCaller();
    const theirs = await makeProject((await makeCaller()).workspace.id);
    for (const project_id of [theirs.id, newId("project")])
      expect((await call(POST, { key, body: { title: "No", project_id } })).status).toBe(404);
    expect(await db().study.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });
});

test("a test is the same on every path, and its status follows the study", async () => {
  const { key, person, workspace } = await makeCaller();
  const project = await makeProject(workspace.id);
  const expected = [
    [{ status: "draft" }, "Draft"],
    [{ status: "running" }, "Live"],
    [{ status: "paused" }, "Live"],
    [{ status: "ended", endedReason: "completed" }, "Completed"],
    [{ status: "ended", endedReason: "stopped" }, "Stopped"],
  ] as const;
  const made = [];
  for (const [at, [state, status]] of expected.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at));
    made.unshift({ id: (await makeStudy(person, { ...state, projectId: project.id, createdAt })).id, status });
  }
  const told = ({ json }: Awaited<ReturnType<typeof call>>) =>
    json.data.map(({ id, status }: { id: string; status: string }) => ({ id, status }));
  const listed = await call(listEngage, { key });
  expect(told(listed)).toEqual(made);
  expect((await call(listOfProject, { key, params: { projectId: project.id } })).json).toEqual(listed.json);
  for (const one of listed.json.data)
    for (const route of [getEngage, getTest])
      expect((await call(route, { key, params: { id: one.id } })).json.data).toEqual(one);
});

test("a project lists the kinds of its studies, and so do its events", async () => {
  const { ctx, key, person, workspace } = await makeCaller();
  const project = await makeProject(workspace.id);
  for (const type of ["live-interview", "ai-curated-survey", "live-interview"] as const)
    await makeStudy(person, { projectId: project.id, type });
  const types = ["ai-curated-survey", "live-interview"];
  expect((await call(getProject, { key, params: { projectId: project.id } })).json.data.types).toEqual(types);
  expect((await call(listProjects, { key })).json.data[0].types).toEqual(types);
  await update(ctx, project.id, { name: "New" });
  const event = await db().outboxEvent.findFirstOrThrow({ where: { resourceId: project.id } });
  expect(event.data).toHaveProperty("types", types);
});

import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { closeDue } from "@/lib/services/studies/close-due";
import { create } from "@/lib/services/studies/create";
import { get } from "@/lib/services/studies/get";
import { list } from "@/lib/services/studies/list";
import { pause } from "@/lib/services/studies/pause";
import { update } from "@/lib/services/studies/update";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";

describe("create", () => {
  test("thirty studies with the same title at once get thirty slugs, made from the title", async () => {
    const { ctx } = await makeCaller();
    const made = await Promise.all(Array.from({ length: 30 }, () => create(ctx, { title: "Où va l’argent?" })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(30);
    for (const { slug } of made) expect(slug).toMatch(/^ou-va-l-argent(-[0-9a-z]+)?$/);
    expect(made.map(({ slug }) => slug)).toContain("ou-va-l-argent");
  });

  test("a title without letters, and one in another script, have slugs that can be looked up", async () => {
    const { ctx } = await makeCaller();
    for (const [title, slug] of [
      ["???", "study"],
      ["なぜ解約するのか", "なぜ解約するのか"],
      ["-".repeat(50) + "x".repeat(140), "x".repeat(60)],
    ] as const) {
      const made = await create(ctx, { title });
      expect(made.slug).toBe(slug);
      expect((await get(ctx, slug)).id).toBe(made.id);
    }
  });

  test("gives ids to parts of a guide and a screener that have none, and keeps the others", async () => {
    const { ctx } = await makeCaller();
    const question = { text: "Why?", kind: "open", required: true, probe: "none" } as const;
    const guide = { sections: [{ title: "", questions: [question, { ...question, id: "q1" }, question] }] };
    const screener = { questions: [{ type: "numberInput", label: "Age" } as const] };
    const made = await create(ctx, { title: "Ids", guide, screener });
    expect(made.guide.sections[0]?.questions.map(({ id }) => id)).toEqual(["q2", "q1", "q3"]);
    expect([made.guide.sections[0]?.id, made.screener.questions[0]?.id]).toEqual(["s1", "q1"]);
  });

  test("needs the right to write, and a project of the workspace", async () => {
    const { ctx, workspace } = await makeCaller();
    const observer = await makePerson(workspace, "observer");
    await expect(create(observer.ctx, { title: "No" })).rejects.toMatchObject({ kind: "forbidden" });
    const theirs = (await makeCaller()).workspace.id;
    const project = await db().project.create({ data: { id: newId("project"), workspaceId: theirs } });
    await expect(create(ctx, { title: "No", projectId: project.id })).rejects.toMatchObject({ kind: "not_found" });
    expect(await db().study.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });
});

describe("update", () => {
  test("changes what is given, clears what is null, and keeps the rest", async () => {
    const { ctx, person } = await makeCaller();
    const before = await makeStudy(person, { question: "Why?", deadline: new Date("2030-01-01") });
    const fields = {
      title: "New",
      question: null,
      settings: { redirectUrl: "https://example.test/" },
      rewardCents: 700,
    };
    const after = await update(ctx, before.id, fields);
    expect(after).toMatchObject({ title: "New", question: null, rewardCents: 700, targetParticipants: 3 });
    expect(after.deadline).toEqual(before.deadline);
    expect(after.settings).toEqual({ consentText: null, redirectUrl: "https://example.test/", voice: true });
    expect(after.guide).toEqual(before.guide);
    expect(await get(ctx, before.slug)).toEqual(after);
  });

  test("without any field nothing changes, and no event is emitted", async () => {
    const { ctx, person } = await makeCaller();
    const before = await makeStudy(person);
    const after = await update(ctx, before.id, { title: undefined });
    expect(after.updatedAt).toEqual(before.updatedAt);
    expect(await db().outboxEvent.count({ where: { resourceId: before.id } })).toBe(0);
  });

  test("of two people who change the same version, the second gets a conflict", async () => {
    const { ctx, person } = await makeCaller();
    const { id, updatedAt } = await makeStudy(person);
    const both = await Promise.allSettled(["A", "B"].map((title) => update(ctx, id, { title }, updatedAt)));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { kind: "conflict" } });
  });

  test("closes the draft's open checkout", async () => {
    const { ctx, person, workspace } = await makeCaller();
    const { id } = await makeStudy(person);
    const charge = {
      id: newId("charge"),
      workspaceId: workspace.id,
      studyId: id,
      kind: "launch",
      description: "Launch",
      service: "sandbox",
      customerReference: "cus_1",
    };
    await db().charge.create({
      data: { ...charge, amountCents: 3300, status: "checkout", checkoutReference: charge.id },
    });
    await update(ctx, id, { targetParticipants: 4 });
    expect(await db().charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({ status: "cancelled" });
  });

  test("is refused for anything but a draft, and for another workspace's study", async () => {
    const { ctx, person } = await makeCaller();
    for (const status of ["running", "paused", "ended"] as const) {
      const { id, question } = await makeStudy(person, { status });
      await expect(update(ctx, id, { question: "No" })).rejects.toMatchObject({ kind: "conflict" });
      expect((await get(ctx, id)).question).toBe(question);
    }
    const theirs = await makeStudy((await makeCaller()).person);
    for (const verb of [
      () => update(ctx, theirs.id, { title: "No" }),
      () => get(ctx, theirs.slug),
      () => pause(ctx, theirs.id),
    ])
      await expect(verb()).rejects.toMatchObject({ kind: "not_found" });
  });
});

test("a list is filtered by status, type, project and words, and pages by keyset", async () => {
  const { ctx, person, workspace } = await makeCaller();
  const project = await db().project.create({ data: { id: newId("project"), workspaceId: workspace.id } });
  const at = (seconds: number) => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)) });
  await makeStudy(person, { ...at(1), title: "One 100%", status: "running" });
  await makeStudy(person, { ...at(2), title: "Two", question: "Is 100% enough?", type: "live-interview" });
  await makeStudy(person, { ...at(3), title: "Three", projectId: project.id });
  await makeStudy((await makeCaller()).person, { title: "Theirs 100%" });
  const titles = async (query: Omit<Parameters<typeof list>[1], "limit">) =>
    (await list(ctx, { limit: 20, ...query })).items.map(({ title }) => title);
  expect(await titles({})).toEqual(["Three", "Two", "One 100%"]);
  expect(await titles({ status: "running" })).toEqual(["One 100%"]);
  expect(await titles({ type: "live-interview" })).toEqual(["Two"]);
  expect(await titles({ projectId: project.id })).toEqual(["Three"]);
  expect(await titles({ q: "100%" })).toEqual(["Two", "One 100%"]);
  expect(await titles({ q: "100_" })).toEqual([]);
  const first = await list(ctx, { limit: 2 });
  const cursor = first.nextCursor ?? "";
  expect((await list(ctx, { limit: 2, cursor })).items.map(({ title }) => title)).toEqual(["One 100%"]);
  await expect(list(ctx, { limit: 2, cursor, status: "running" })).rejects.toMatchObject({ kind: "invalid" });
  await expect(list(ctx, { limit: 2, projectId: newId("project") })).rejects.toMatchObject({ kind: "not_found" });
});

test("a malformed project id is not found, whatever was listed before", async () => {
  const { person } = await makeCaller();
  const study = await makeStudy(person);
  for (const projectId of ["", undefined, ""]) {
    const listed = list(person.ctx, { limit: 7, ...(projectId !== undefined && { projectId }) });
    if (projectId === "") await expect(listed).rejects.toMatchObject({ kind: "not_found" });
    else expect((await listed).items.map(({ id }) => id)).toEqual([study.id]);
  }
});

test("the deadline completes running and paused studies once, and leaves drafts and later ones alone", async () => {
  const { person, workspace } = await makeCaller();
  const past = new Date(Date.now() - 1000);
  const due = [
    await makeStudy(person, { status: "running", deadline: past }),
    await makeStudy(person, { status: "paused", deadline: past }),
  ];
  const kept = [
    await makeStudy(person, { deadline: past }),
    await makeStudy(person, { status: "running", deadline: new Date(Date.now() + 60_000) }),
  ];
  await Promise.all([closeDue(), closeDue()]);
  const where = { workspaceId: workspace.id };
  const ended = await db().study.findMany({ where: { ...where, status: "ended" }, orderBy: { createdAt: "asc" } });
  expect(ended.map(({ id, endedReason }) => [id, endedReason])).toEqual(due.map(({ id }) => [id, "completed"]));
  expect(await db().outboxEvent.count({ where: { ...where, kind: "study.changed" } })).toBe(2);
  expect(await db().study.count({ where: { id: { in: kept.map(({ id }) => id) }, status: "ended" } })).toBe(0);
});

test("a study that is gone, with its workspace, when its deadline has passed keeps no other from ending", async () => {
  const { person } = await makeCaller();
  const gone = await makeStudy(person, { status: "running", deadline: new Date(Date.now() - 2000) });
  const due = await makeStudy(person, { status: "running", deadline: new Date(Date.now() - 1000) });
  const deleting = await otherCaller();
  await deleting.run("DELETE FROM study WHERE id = $1", [gone.id]);
  const closing = closeDue();
  await deleting.waitedFor();
  await deleting.commit();
  await closing;
  expect((await db().study.findUniqueOrThrow({ where: { id: due.id } })).status).toBe("ended");
});

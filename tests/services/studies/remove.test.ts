import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { create as createBoard } from "@/lib/services/boards/create";
import { get } from "@/lib/services/studies/get";
import { remove } from "@/lib/services/studies/remove";
import { update } from "@/lib/services/studies/update";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { makeStudy } from "@/tests/support/studies";
import { makeProject } from "@/tests/support/tags";

test("a draft is deleted with its boards, and its open checkout is closed", async () => {
  const { ctx, person, workspace } = await makeCaller();
  const study = await makeStudy(person);
  const board = await createBoard(ctx, { studyId: study.id }, "Plans");
  const charge = { id: newId("charge"), workspaceId: workspace.id, studyId: study.id, amountCents: 3300 };
  const page = { description: "Launch", service: "sandbox", customerReference: "cus_1", checkoutReference: charge.id };
  await db().charge.create({ data: { ...charge, ...page, kind: "launch", status: "checkout" } });
  expect(await remove(ctx, study.slug)).toEqual({ id: study.id });
  await expect(get(ctx, study.id)).rejects.toMatchObject({ kind: "not_found" });
  expect(await db().board.count({ where: { id: board.id } })).toBe(0);
  expect(await db().charge.findFirst({ where: { id: charge.id } })).toMatchObject({ status: "cancelled" });
  const entry = { targetId: study.id, action: "study.deleted" };
  expect(await db().auditEntry.count({ where: entry })).toBe(1);
});

test.each(["running", "paused", "ended"] as const)("a study that is %s is never deleted", async (status) => {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status });
  await expect(remove(ctx, study.id)).rejects.toMatchObject({ kind: "conflict" });
  expect((await get(ctx, study.id)).status).toBe(status);
});

test("observers delete nothing, and another workspace's draft isn't found", async () => {
  const { person, workspace } = await makeCaller();
  const study = await makeStudy(person);
  const [observer, stranger] = [await makePerson(workspace, "observer"), await makeCaller()];
  await expect(remove(observer.ctx, study.id)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(remove(stranger.ctx, study.id)).rejects.toMatchObject({ kind: "not_found" });
});

test("a launched study is filed under a project, and nothing else of it changes", async () => {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status: "running" });
  const projectId = await makeProject(ctx);
  expect(await update(ctx, study.id, { projectId })).toMatchObject({ projectId, status: "running" });
  await expect(update(ctx, study.id, { projectId: null, title: "Other" })).rejects.toMatchObject({ kind: "conflict" });
  expect(await update(ctx, study.id, { projectId: null })).toMatchObject({ projectId: null, title: study.title });
});

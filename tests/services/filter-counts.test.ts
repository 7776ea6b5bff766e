import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { countByStatus as countMembers } from "@/lib/services/members/count-by-status";
import { countByStatus as countParticipants } from "@/lib/services/participants/count-by-status";
import { countByStatus as countReports } from "@/lib/services/reports/count-by-status";
import { countByStatus as countStudies } from "@/lib/services/studies/count-by-status";
import { countDeliveries } from "@/lib/services/webhooks/count-deliveries";
import { membershipOf } from "@/tests/support/data/members";
import { makeReport } from "@/tests/support/data/reports";
import { makeStudy } from "@/tests/support/data/studies";
import { makeProject } from "@/tests/support/data/tags";
import { makeDelivery, makeWebhook } from "@/tests/support/data/webhooks";
import { makeCaller, makePerson } from "@/tests/support/factories";

test("the figures at the filters of studies count what search and type leave", async () => {
  const { person, ctx } = await makeCaller();
  await makeStudy(person, { title: "Why people leave at 100% checkout" });
  await makeStudy(person, { title: "Paying by card", status: "running", question: "Who pays at checkout?" });
  await makeStudy(person, { title: "Checkout agents", type: "swarm" });
  await makeStudy(person, { title: "Naming", status: "ended" });
  expect(await countStudies(ctx, {})).toEqual({ draft: 2, running: 1, ended: 1 });
  expect(await countStudies(ctx, { q: "checkout" })).toEqual({ draft: 2, running: 1 });
  expect(await countStudies(ctx, { q: "checkout", type: "swarm" })).toEqual({ draft: 1 });
  expect(await countStudies(ctx, { q: "100%" })).toEqual({ draft: 1 });
});

test("the figures at the filters of one project’s studies count only those", async () => {
  const { person, ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  await makeStudy(person, { projectId });
  await makeStudy(person, { status: "running" });
  expect(await countStudies(ctx, { projectId })).toEqual({ draft: 1 });
});

test("the figures at the filters of participants count whom the search finds", async () => {
  const { person, ctx } = await makeCaller();
  const study = await makeStudy(person, { status: "running" });
  const add = (number: number, more: object) =>
    db().participant.create({
      data: {
        id: newId("participant"),
        workspaceId: ctx.workspaceId,
        studyId: study.id,
        number,
        source: "link",
        ...more,
      },
    });
  await add(1, { status: "completed", name: "Ana Silva" });
  await add(2, { status: "review", screenerAnswers: { k1: "I work with Ana" } });
  await add(3, { status: "completed", email: "wes@people.test" });
  expect(await countParticipants(ctx, study.id)).toEqual({ completed: 2, review: 1 });
  expect(await countParticipants(ctx, study.id, "ana")).toEqual({ completed: 1, review: 1 });
  expect(await countParticipants(ctx, study.id, "p3")).toEqual({ completed: 1 });
});

test("the figures at the filters of reports count what the viewer may see, by search and author", async () => {
  const { ctx, workspace } = await makeCaller();
  const colleague = await makePerson(workspace);
  await makeReport(ctx, { title: "Checkout" });
  const failed = await makeReport(colleague.ctx, { title: "The checkout again" });
  await db().report.update({ where: { id: failed }, data: { status: "failed" } });
  const hidden = await makeReport(colleague.ctx, { title: "Checkout, mine alone" });
  await db().report.update({ where: { id: hidden }, data: { visibility: "private" } });
  expect(await countReports(ctx, {})).toEqual({ ready: 1, failed: 1 });
  expect(await countReports(ctx, { q: "again" })).toEqual({ failed: 1 });
  expect(await countReports(ctx, { owner: "me" })).toEqual({ ready: 1 });
  expect(await countReports(colleague.ctx, { owner: "me" })).toEqual({ ready: 1, failed: 1 });
});

test("the figures of members count who is here and who was, as the search narrows them", async () => {
  const { ctx, workspace } = await makeCaller();
  const gone = await makePerson(workspace);
  await db().membership.update({ where: { id: await membershipOf(gone) }, data: { active: false } });
  const participant = await makePerson(workspace);
  await db().membership.update({ where: { id: await membershipOf(participant) }, data: { role: "participant" } });
  expect(await countMembers(ctx, "")).toEqual({ active: 1, removed: 1 });
  const { email } = await db().user.findUniqueOrThrow({ where: { id: gone.id } });
  expect(await countMembers(ctx, email.toUpperCase())).toEqual({ active: 0, removed: 1 });
});

test("deliveries that wait and that failed are counted for their webhook alone", async () => {
  const { person, ctx } = await makeCaller();
  const [webhook, other] = [await makeWebhook(person), await makeWebhook(person)];
  for (const status of ["pending", "failed", "failed", "delivered"]) await makeDelivery(webhook, { status });
  await makeDelivery(other, { status: "failed" });
  expect(await countDeliveries(ctx, webhook.id)).toEqual({ pending: 1, failed: 2 });
  expect(await countDeliveries((await makeCaller()).ctx, webhook.id)).toEqual({ pending: 0, failed: 0 });
});

import { expect, test } from "vitest";
import { GET as estimate } from "@/app/api/studies/[id]/estimate/route";
import { POST as publish } from "@/app/api/studies/[id]/publish/route";
import { PATCH as edit } from "@/app/api/studies/[id]/route";
import { POST as target } from "@/app/api/studies/[id]/target/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makeKey, makePerson } from "@/tests/support/factories";
import { drivenSandbox } from "@/tests/support/stand-ins/payment-services";

const PRICE_CENTS = 3 * 11_00;
const payments = await drivenSandbox();

async function draft({ card }: { card?: "pays" | "declined" } = {}) {
  const { key, person, workspace } = await makeCaller();
  const study = await makeStudy(person);
  if (card) await payments.saveCard(person.workspaceId, card);
  const launch = (body: object = {}, by = key) =>
    call(publish, {
      key: by,
      params: { id: study.id },
      body: { approve: true, expectedTotalCents: PRICE_CENTS, ...body },
    });
  const rename = () => call(edit, { key, params: { id: study.id }, body: { title: "Another" } });
  return { key, workspace, study, launch, rename };
}

test("launching returns the running study and its charge", async () => {
  const { study, launch } = await draft({ card: "pays" });
  const { status, json } = await launch();
  expect([status, json.study.id, json.study.status]).toEqual([200, study.id, "running"]);
  expect(json.charge).toMatchObject({ kind: "launch", status: "paid", amountCents: PRICE_CENTS, service: "sandbox" });
  expect(json.checkoutUrl).toBeUndefined();
  expect((await launch()).status).toBe(409);
});

test("adding participants to it returns the study and its charge, or the page to pay on, or the present total", async () => {
  const { key, study, launch } = await draft({ card: "pays" });
  const params = { id: study.id };
  const add = (targetParticipants: number, expectedTotalCents: number) =>
    call(target, { key, params, body: { approve: true, targetParticipants, expectedTotalCents } });
  expect((await add(5, 22_00)).json.error.code).toBe("conflict");
  await launch();
  expect((await call(estimate, { key, params, query: { targetParticipants: "5" } })).json.totalCents).toBe(22_00);
  const stale = await add(5, 21_00);
  expect([stale.status, stale.json.error.details[0].currentTotalCents]).toEqual([409, 22_00]);
  const { status, json } = await add(5, 22_00);
  expect([status, json.study.settings.targetParticipants, json.charge.kind]).toEqual([200, 5, "participants"]);
  const fewer = await add(4, 11_00);
  expect([fewer.status, fewer.json.error.details[0].path]).toEqual([400, "targetParticipants"]);
  await db().billingAccount.updateMany({ data: { cardReference: null } });
  expect((await add(6, 11_00)).json.checkoutUrl).toMatch(/\/pay\/cs_sandbox_\w+$/);
});

test("another total is 409 with the current one, and nothing is charged", async () => {
  const { study, launch } = await draft({ card: "pays" });
  const { status, json } = await launch({ expectedTotalCents: PRICE_CENTS + 100 });
  expect([status, json.error.code]).toEqual([409, "conflict"]);
  expect(json.error.details).toMatchObject([{ path: "expectedTotalCents", currentTotalCents: PRICE_CENTS }]);
  expect(json.error.message).toContain("$33.00");
  expect(await db().charge.count({ where: { studyId: study.id } })).toBe(0);
});

test("another total is 409 even if the draft lacks something; with the right one, that is reported", async () => {
  const { key, person } = await makeCaller();
  const { id } = await makeStudy(person, { guide: { sections: [] } });
  const launch = (expectedTotalCents: number) =>
    call(publish, { key, params: { id }, body: { approve: true, expectedTotalCents } });
  const stale = await launch(PRICE_CENTS + 1);
  expect([stale.status, stale.json.error.details[0].path]).toEqual([409, "expectedTotalCents"]);
  const current = await launch(PRICE_CENTS);
  expect([current.status, current.json.error.details[0].path]).toEqual([400, "guide.sections"]);
});

test("without a card, the draft comes with the page to pay on; editing it closes that page", async () => {
  const { study, launch, rename } = await draft();
  const { status, json } = await launch();
  expect([status, json.study.status, json.charge]).toEqual([200, "draft", undefined]);
  expect(json.checkoutUrl).toMatch(/\/pay\/cs_sandbox_\w+$/);
  expect((await rename()).status).toBe(200);
  expect(await db().charge.findMany({ where: { studyId: study.id } })).toMatchObject([{ status: "cancelled" }]);
});

test("a declined card is 402 with the bank's message", async () => {
  const { launch } = await draft({ card: "declined" });
  const { status, json } = await launch();
  expect([status, json.error.code, json.error.message]).toEqual([402, "payment_required", "Your card was declined."]);
});

test.each([
  [{ approve: false }, "approve"],
  [{ approve: undefined }, "approve"],
  [{ expectedTotalCents: "3300" }, "expectedTotalCents"],
  [{ expectedTotalCents: -1 }, "expectedTotalCents"],
  [{ expectedTotalCents: undefined }, "expectedTotalCents"],
  [{ totalCents: 1 }, "totalCents"],
])("%j is 400 naming what is wrong", async (body, path) => {
  const { launch, study } = await draft({ card: "pays" });
  const { status, json } = await launch(body);
  expect([status, json.error.details[0].path]).toEqual([400, path]);
  expect((await db().study.findUniqueOrThrow({ where: { id: study.id } })).status).toBe("draft");
});

test("members may spend, observers and read-only keys may not", async () => {
  const { workspace, launch } = await draft({ card: "pays" });
  const observer = await makePerson(workspace, "observer");
  expect((await launch({}, await makeKey(observer))).status).toBe(403);
  const member = await makePerson(workspace, "member");
  expect((await launch({}, await makeKey(member, { readOnly: true }))).status).toBe(403);
  expect((await launch({}, await makeKey(member))).status).toBe(200);
});

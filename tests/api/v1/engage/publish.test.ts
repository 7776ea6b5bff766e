import { describe, expect, test } from "vitest";
import { POST } from "@/app/v1/engage/tests/[id]/publish/route";
import { GET } from "@/app/v1/engage/tests/[id]/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { drivenSandbox } from "@/tests/support/stand-ins/payment-services";

const payments = await drivenSandbox();

async function makeDraft({ card = true, ...overrides }: { card?: boolean } & Parameters<typeof makeStudy>[1] = {}) {
  const { key, person } = await makeCaller();
  const study = await makeStudy(person, overrides);
  if (card) await payments.saveCard(person.workspaceId, "pays");
  const given = { key, params: { id: study.id } };
  const statusNow = async () => (await call(GET, given)).json.data.status;
  const charges = () => db().charge.findMany({ where: { studyId: study.id } });
  return { given, study, statusNow, charges };
}

describe("POST /v1/engage/tests/{id}/publish", () => {
  test("charges the saved card once and turns the draft live", async () => {
    const { given, study, charges } = await makeDraft({ deadline: new Date(Date.now() + 3_600_000) });
    const { status, json } = await call(POST, given);
    expect([status, json.data]).toMatchObject([200, { id: study.id, status: "Live", title: study.title }]);
    expect(await charges()).toMatchObject([{ status: "paid", amountCents: 3 * 11_00 }]);
    const published = { resourceId: study.id, kind: "test.published" };
    expect((await db().outboxEvent.findMany({ where: published })).map(({ data }) => data)).toMatchObject([
      { id: study.id, status: "Live" },
    ]);
  });

  test("without a saved card it is 402 naming the page to pay on, and live once that is paid", async () => {
    const { given, statusNow } = await makeDraft({ card: false });
    const { status, json } = await call(POST, given);
    expect([status, json.error.code]).toEqual([402, "quota_exceeded"]);
    const [url] = /https?:\S+/.exec(json.error.message) ?? [];
    expect(await statusNow()).toBe("Draft");
    expect((await call(POST, given)).json).toEqual(json);
    await payments.payPage(url ?? "");
    expect(await statusNow()).toBe("Live");
  });

  test("if the bank wants confirmation, the message does not claim that no card is saved", async () => {
    const { given, study, statusNow } = await makeDraft({ card: false });
    await payments.saveCard(study.workspaceId, "asks");
    const { status, json } = await call(POST, given);
    expect([status, json.error.code, await statusNow()]).toEqual([402, "quota_exceeded", "Draft"]);
    expect(json.error.message).toMatch(/^No card could be charged\. .* paid for at https?:/);
  });

  test("eight concurrent callers with one Idempotency-Key, and others without, are charged once", async () => {
    const { given, charges, statusNow } = await makeDraft();
    const headers = { "idempotency-key": "launch" };
    const send = (sent: Record<string, string>) => call(POST, { ...given, headers: sent });
    const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => send(at % 2 ? headers : {})));
    expect(new Set(answers.map(({ status }) => status))).toContain(200);
    for (const { status, text } of answers) expect([200, 422], text).toContain(status);
    const first = await send(headers);
    const kept = answers.filter(({ status }, at) => at % 2 && status === 200);
    for (const { text } of kept) expect([first.text, first.headers.get("idempotent-replayed")]).toEqual([text, "true"]);
    expect(await charges()).toMatchObject([{ status: "paid" }]);
    expect(await statusNow()).toBe("Live");
  });

  test.each([
    ["a running test", { status: "running" }, "status"],
    ["a paused test", { status: "paused" }, "status"],
    ["a test that has ended", { status: "ended" }, "status"],
    ["a deadline that has passed", { deadline: new Date(Date.now() - 1000) }, "deadline"],
    ["no number of participants", { targetParticipants: null }, "n_participants"],
    ["a guide without questions", { guide: { sections: [] } }, "guide.sections"],
  ] as const)("%s is 422 and charges nothing", async (_, overrides, path) => {
    const { given, charges, statusNow } = await makeDraft(overrides as Parameters<typeof makeDraft>[0]);
    const before = await statusNow();
    const { status, json } = await call(POST, given);
    expect([status, json.error.code]).toEqual([422, "validation_failed"]);
    expect(json.error.details).toMatchObject([{ path }]);
    expect(JSON.stringify(json), "what a study is to the services is a test here").not.toMatch(/stud|running|paused/i);
    expect([await statusNow(), await charges()]).toEqual([before, []]);
  });

  test("a declined card is 402, and the test stays a draft", async () => {
    const { given, study, statusNow } = await makeDraft({ card: false });
    await payments.saveCard(study.workspaceId, "declined");
    const { status, json } = await call(POST, given);
    expect([status, json.error.code, await statusNow()]).toEqual([402, "quota_exceeded", "Draft"]);
  });
});

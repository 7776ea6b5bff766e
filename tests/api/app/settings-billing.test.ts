import { describe, expect, test } from "vitest";
import { POST as pay } from "@/app/api/billing/sandbox/route";
import { POST as event } from "@/app/api/billing/webhook/route";
import { POST as cardPage } from "@/app/api/settings/billing/card/route";
import { PATCH as change, GET as settings } from "@/app/api/settings/billing/route";
import { GET as meV1 } from "@/app/v1/me/route";
import type { Plan } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import { deliverEvents } from "@/lib/integrations/payments/sandbox/deliver";
import { reconcile } from "@/lib/services/billing/reconcile";
import { call } from "@/tests/support/call";
import { serveRoutes } from "@/tests/support/contract/serve-routes";
import { makeCaller, makeKey, makePerson, makeSession } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";

const PAYS = "4242424242424242";
const DECLINED = "4000000000000002";
const ASKS = "4000002500003155";

async function admin(plan: Plan = "pro") {
  const { person, workspace } = await makeCaller({ plan });
  const session = await makeSession(person);
  const patch = (body: object) => call(change, { session, body });
  const read = async () => (await call(settings, { session })).json;
  return { person, workspace, session, patch, read };
}

/** Pays on the page, and posts the event to the webhook over HTTP. */
async function payOn(checkoutUrl: string, card = PAYS, confirmed = true) {
  const { url } = await serveRoutes((request) => event(request, { params: Promise.resolve({}) }));
  const page = checkoutUrl.split("/").at(-1);
  return withSettings({ PORT: Number(new URL(url).port) }, () => call(pay, { body: { page, card, confirmed } }));
}

describe("the card", () => {
  test("is saved, shown by its last four digits, and removed with null", async () => {
    const { patch, read } = await admin();
    expect((await patch({ card: "4242 4242 4242 4242" })).json.card).toEqual({ brand: "visa", last4: "4242" });
    expect((await read()).card.last4).toBe("4242");
    expect((await patch({ card: null })).json.card).toBeNull();
  });

  test("must be one of the test cards: any other number is refused and never stored", async () => {
    const { patch, read, workspace } = await admin();
    for (const card of ["5555555555554444", "4242424242424241"]) {
      const { status, json } = await patch({ card });
      expect([status, json.error.details[0].path]).toEqual([400, "card"]);
    }
    expect((await read()).card).toBeNull();
    expect(await db().sandboxCard.count({ where: { customer: `cus_sandbox_${workspace.id}` } })).toBe(0);
  });

  test("can be entered on a page, whose event saves it", async () => {
    const { session, read } = await admin();
    const { json } = await call(cardPage, { session, body: {} });
    expect((await payOn(json.url, DECLINED)).json).toEqual({ outcome: "done" });
    expect((await read()).card.last4).toBe("0002");
  });
});

describe("the plan", () => {
  test("on Free, keys answer 402, and 200 again once it is upgraded", async () => {
    const { person, patch } = await admin();
    const key = await makeKey(person);
    expect((await patch({ plan: "free" })).json).toMatchObject({ plan: "free", checkoutUrl: null });
    const stopped = await call(meV1, { key });
    expect([stopped.status, stopped.json.error.code]).toEqual([402, "plan_required"]);
    expect((await patch({ plan: "team" })).json.plan).toBe("team");
    expect((await call(meV1, { key })).status).toBe(200);
  });

  test("an upgrade charges the saved card the difference, a downgrade nothing", async () => {
    const { patch, read } = await admin();
    await patch({ card: PAYS });
    expect((await patch({ plan: "team" })).json.plan).toBe("team");
    const { charges } = await read();
    expect(charges).toMatchObject([{ kind: "plan", status: "paid", amountCents: 150_00, description: "Team plan" }]);
    await patch({ plan: "pro" });
    expect((await read()).charges).toHaveLength(1);
  });

  test("a declined card leaves the plan unchanged, with the bank's message", async () => {
    const { patch, read } = await admin();
    await patch({ card: DECLINED });
    const { status, json } = await patch({ plan: "team" });
    expect([status, json.error.code, json.error.message]).toEqual([402, "payment_required", "Your card was declined."]);
    expect(await read()).toMatchObject({ plan: "pro", charges: [{ status: "failed" }] });
  });

  test("if the bank wants confirmation, the plan changes once the page is paid", async () => {
    const { patch, read } = await admin();
    await patch({ card: ASKS });
    const { json } = await patch({ plan: "team" });
    expect([json.plan, json.checkoutUrl]).toEqual(["pro", expect.stringContaining("/pay/")]);
    expect((await payOn(json.checkoutUrl, ASKS, false)).json).toEqual({ outcome: "asks" });
    expect((await payOn(json.checkoutUrl, DECLINED)).json).toEqual({ outcome: "declined" });
    expect((await read()).plan).toBe("pro");
    expect((await payOn(json.checkoutUrl, ASKS, true)).json).toEqual({ outcome: "done" });
    expect((await read()).plan).toBe("team");
  });

  test("eight concurrent upgrades are paid once", async () => {
    const { patch, read } = await admin();
    await patch({ card: PAYS });
    const answers = await Promise.all(Array.from({ length: 8 }, () => patch({ plan: "team" })));
    expect(new Set(answers.map(({ status }) => status)).has(200)).toBe(true);
    const { plan, charges } = await read();
    const paid = charges.filter(({ status }: { status: string }) => status === "paid");
    expect([plan, paid.length]).toEqual(["team", 1]);
  });
});

describe("seats", () => {
  test("are the plan's unless set, and never fewer than are taken", async () => {
    const { workspace, patch, read } = await admin("team");
    await makePerson(workspace, "member");
    await makePerson(workspace, "observer");
    expect((await read()).seats).toEqual({ used: 2, included: 10 });
    expect((await patch({ paidSeats: 2 })).json).toMatchObject({ paidSeats: 2, seats: { used: 2, included: 2 } });
    const { status, json } = await patch({ paidSeats: 1 });
    expect([status, json.error.details[0].path]).toEqual([409, "paidSeats"]);
    expect((await patch({ paidSeats: null })).json.seats.included).toBe(10);
  });
});

describe("who may", () => {
  test("members see card and charges, observers plan and usage, and neither changes anything", async () => {
    const { workspace, patch } = await admin();
    await patch({ card: PAYS });
    await patch({ plan: "team" });
    for (const [role, card, charges] of [
      ["member", { brand: "visa", last4: "4242" }, 1],
      ["observer", null, 0],
    ] as const) {
      const session = await makeSession(await makePerson(workspace, role));
      const { json } = await call(settings, { session });
      expect([json.plan, json.card, json.charges.length, json.canManage]).toEqual(["team", card, charges, false]);
      for (const body of [{ card: null }, { plan: "free" }, { paidSeats: 5 }])
        expect((await call(change, { session, body })).status).toBe(403);
      expect((await call(cardPage, { session, body: {} })).status).toBe(403);
    }
  });
});

describe("events", () => {
  test("with a bad signature are 400 and leave nothing behind", async () => {
    const before = await db().paymentEvent.count();
    for (const headers of [{}, { "stripe-signature": "t=1,v1=00" }, { "stripe-signature": "x" }]) {
      const body = { id: "evt_forged", type: "checkout.session.completed", chargeId: "chg_x", savedCard: null };
      const { status, json } = await call(event, { body, headers: headers as Record<string, string> });
      expect([status, json.error.code]).toEqual([400, "bad_request"]);
    }
    expect(await db().paymentEvent.count()).toBe(before);
  });

  test("that cannot be delivered are kept and delivered later", async () => {
    const { patch, read } = await admin();
    await patch({ card: ASKS });
    const { json } = await patch({ plan: "team" });
    const page = json.checkoutUrl.split("/").at(-1);
    await withSettings({ PORT: 9 }, () => call(pay, { body: { page, card: PAYS } }));
    expect((await read()).plan).toBe("pro");
    await db().sandboxEvent.updateMany({ where: { deliveredAt: null }, data: { nextAttemptAt: new Date(0) } });
    const { url } = await serveRoutes((request) => event(request, { params: Promise.resolve({}) }));
    expect(await withSettings({ PORT: Number(new URL(url).port) }, deliverEvents)).toBe(1);
    expect((await read()).plan).toBe("team");
    expect(await reconcile()).toBe(0);
  });
});

test("a missing sandbox page is 404, and a closed one accepts nothing", async () => {
  const unknown = await call(pay, { body: { page: "cs_sandbox_x", card: PAYS } });
  expect([unknown.status, unknown.json.error.code]).toEqual([404, "not_found"]);
  const { patch } = await admin();
  await patch({ card: ASKS });
  const { json } = await patch({ plan: "team" });
  await patch({ plan: "free" });
  await db().sandboxCheckout.updateMany({ data: { expiresAt: new Date(0) } });
  expect((await payOn(json.checkoutUrl)).status).toBe(409);
});

import { afterAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { stripeAdapter } from "@/lib/integrations/payments/stripe/stripe-adapter";
import type { Order } from "@/lib/integrations/payments/types";
import { changeCard, openCardPage } from "@/lib/services/billing/change-card";
import { getBilling } from "@/lib/services/billing/get-billing";
import { receiveEvent } from "@/lib/services/billing/receive-event";
import { reconcile } from "@/lib/services/billing/reconcile";
import { settle } from "@/lib/services/billing/settle";
import { updateBilling } from "@/lib/services/billing/update-billing";
import { publish } from "@/lib/services/studies/publish";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { withSettings } from "@/tests/support/settings";
import { drivenStripe, saveStripeCard } from "@/tests/support/stand-ins/payment-services";
import { stripeService } from "@/tests/support/stand-ins/stripe-service";

const driven = await drivenStripe();
const { service, within } = driven;
afterAll(() => driven.close());

const order = (more: Partial<Order> = {}): Order => ({
  chargeId: newId("charge"),
  customer: "cus_1",
  amountCents: 33_00,
  description: "Launch",
  lines: [{ label: "Interview", unitCents: 11_00, quantity: 3 }],
  returnUrl: "http://localhost/studies/x",
  ...more,
});
const trace = ({ chargeId, customer }: Order) => ({ chargeId, customer, checkout: null, createdAt: new Date() });

describe("Stripe", () => {
  test("gets the charge's id as idempotency key and in the metadata, in the pinned API version", () =>
    within(async () => {
      const sent = order();
      const payment = await stripeAdapter.chargeSaved(sent, "pm_card_visa");
      expect(payment).toMatchObject({ status: "paid", amountCents: 33_00 });
      const call = service.calls.find(({ key }) => key === sent.chargeId);
      expect(call).toMatchObject({ path: "/v1/payment_intents", version: "2026-10-28.endive" });
      expect(await stripeAdapter.lookUp(trace(sent))).toMatchObject({
        status: "paid",
        card: { brand: "visa", last4: "4242" },
      });
    }));

  test("returns the same payment for the same order, and another order under its id is undecided", () =>
    within(async () => {
      const sent = order();
      const first = await stripeAdapter.chargeSaved(sent, "pm_card_visa");
      expect(await stripeAdapter.chargeSaved(sent, "pm_card_visa")).toEqual(first);
      const other = stripeAdapter.chargeSaved({ ...sent, amountCents: 1 }, "pm_card_visa");
      await expect(other).rejects.toMatchObject({ kind: "unavailable" });
    }));

  test("a card that is gone is declined, with a message on what to do", () =>
    within(async () => {
      const payment = await stripeAdapter.chargeSaved(order(), "pm_gone");
      expect(payment).toEqual({ status: "declined", message: expect.stringContaining("Save it again") });
    }));

  test("a lost response is found again under the same key", async () => {
    let cuts = 0;
    const cutting = await stripeService("whsec", ({ path }) => {
      return path === "/v1/payment_intents" && cuts++ === 0 ? "cut-after" : undefined;
    });
    const settings = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_BASE_URL: cutting.url };
    const sent = order();
    const payment = await withSettings(settings, () => stripeAdapter.chargeSaved(sent, "pm_card_visa"));
    expect(payment.status).toBe("paid");
    expect(cutting.book.paid()).toEqual([sent.chargeId]);
    await cutting.close();
  });

  test("that is unreachable leaves the payment undecided", async () => {
    const settings = {
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_WEBHOOK_SECRET: "whsec",
      STRIPE_BASE_URL: "http://127.0.0.1:9",
    };
    const call = withSettings(settings, () => stripeAdapter.chargeSaved(order(), "pm_card_visa"));
    await expect(call).rejects.toMatchObject({ kind: "unavailable", extra: { retryAfterSeconds: 10 } });
  });

  test("a wrong key is undecided too, because an earlier call may have got through", async () => {
    const settings = { STRIPE_SECRET_KEY: "nonsense", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_BASE_URL: service.url };
    const call = withSettings(settings, () => stripeAdapter.chargeSaved(order(), "pm_card_visa"));
    await expect(call).rejects.toMatchObject({ kind: "unavailable" });
  });

  test("a card entered on its page is saved once its event arrives, however often it comes", () =>
    within(async () => {
      const { ctx } = await makeCaller();
      const { url } = await openCardPage(ctx);
      const session = service.book.complete(url.split("/").at(-1) ?? "");
      const { body, signature } = service.event("checkout.session.completed", session);
      await Promise.all(Array.from({ length: 5 }, () => receiveEvent(body, signature)));
      expect((await getBilling(ctx)).card).toEqual({ brand: "visa", last4: "4242" });
      await updateBilling(ctx, { card: null });
      await receiveEvent(body, signature);
      expect((await getBilling(ctx)).card).toBeNull();
    }));

  test("an event that comes twice at once saves its card once: it may have been removed in between", () =>
    within(async () => {
      const { ctx } = await makeCaller();
      const { url } = await openCardPage(ctx);
      const session = service.book.complete(url.split("/").at(-1) ?? "");
      const { body, signature } = service.event("checkout.session.completed", session);
      const other = await otherCaller();
      await other.run("SELECT 1 FROM billing_account WHERE workspace_id = $1 FOR UPDATE", [ctx.workspaceId]);
      const both = Promise.all([receiveEvent(body, signature), receiveEvent(body, signature)]);
      await lockWaits(2);
      await other.commit();
      await both;
      const saved = { workspaceId: ctx.workspaceId, action: "card.saved" };
      expect(await db().auditEntry.count({ where: saved })).toBe(1);
    }));

  test("the card that was entered last stays, in whatever order the events of their pages come", () =>
    within(async () => {
      const { ctx } = await makeCaller();
      const entered = async (card: string, createdSeconds: number) => {
        const { url } = await openCardPage(ctx);
        const session = service.book.complete(url.split("/").at(-1) ?? "", card);
        return service.event("checkout.session.completed", session, createdSeconds);
      };
      const first = await entered("pm_card_authenticationRequired", 1_000);
      const second = await entered("pm_card_chargeDeclined", 1_001);
      const last = await entered("pm_card_visa", 1_002);
      for (const { body, signature } of [last, first]) await receiveEvent(body, signature);
      expect((await getBilling(ctx)).card?.last4).toBe("4242");
      await updateBilling(ctx, { card: null });
      await receiveEvent(second.body, second.signature);
      expect((await getBilling(ctx)).card, "and no earlier one takes the place of a removed one").toBeNull();
    }));

  test("removing a card leaves one that was saved meanwhile", () =>
    within(async () => {
      const { ctx } = await makeCaller();
      await saveStripeCard(ctx.workspaceId, "declined");
      const other = await otherCaller();
      const saved = "UPDATE billing_account SET card_reference = 'pm_card_visa' WHERE workspace_id = $1";
      await other.run(saved, [ctx.workspaceId]);
      const removed = changeCard(ctx, null);
      await other.waitedFor();
      await other.commit();
      await removed;
      const account = await db().billingAccount.findUnique({ where: { workspaceId: ctx.workspaceId } });
      expect(account?.cardReference).toBe("pm_card_visa");
    }));

  test("where money is real, nobody gives their own workspace more seats than its plan has, only fewer", () =>
    within(async () => {
      const { ctx } = await makeCaller({ plan: "pro" });
      const refused = { kind: "invalid", extra: { problems: [{ path: "paidSeats" }] } };
      await expect(updateBilling(ctx, { paidSeats: 4 })).rejects.toMatchObject(refused);
      expect((await updateBilling(ctx, { paidSeats: 2 })).usage.seats.included).toBe(2);
      expect((await updateBilling(ctx, { paidSeats: 3 })).usage.seats.included).toBe(3);
      // What was agreed beyond the plan stays, and may be sent again.
      await db().billingAccount.update({ where: { workspaceId: ctx.workspaceId }, data: { paidSeats: 8 } });
      expect((await updateBilling(ctx, { paidSeats: 8 })).usage.seats.included).toBe(8);
    }));

  test("accepts no card number from us, and a plan without a card is paid on its page", () =>
    within(async () => {
      const { ctx } = await makeCaller();
      const refused = { kind: "invalid", extra: { problems: [{ path: "card" }] } };
      await expect(updateBilling(ctx, { card: "4242424242424242" })).rejects.toMatchObject(refused);
      const { plan, checkoutUrl } = await updateBilling(ctx, { plan: "team" });
      expect(plan).toBe("pro");
      await driven.payPage(checkoutUrl ?? "");
      expect((await updateBilling(ctx, {})).plan).toBe("team");
    }));

  test.each([
    ["a changed body", (body: string, signature: string) => [body.replace("checkout", "checkOut"), signature]],
    ["another secret", (body: string, signature: string) => [body, signature.replace(/v1=.{8}/, "v1=00000000")]],
    ["an old stamp", (body: string, signature: string) => [body, signature.replace(/t=\d+/, "t=1000000000")]],
    ["no signature", (body: string) => [body, ""]],
  ] as const)("refuses an event with %s", (_, forge) =>
    within(async () => {
      const { body, signature } = service.event("checkout.session.completed", { mode: "payment" });
      const [sent = "", header = ""] = forge(body, signature);
      await expect(receiveEvent(sent, header)).rejects.toMatchObject({ kind: "invalid" });
    }),
  );
});

test("a payment that its bank takes days for isn't sent again: Stripe would have forgotten its key", () =>
  within(async () => {
    const { person, ctx } = await makeCaller();
    const study = await makeStudy(person);
    await saveStripeCard(person.workspaceId, "pays");
    const { charge } = await publish(ctx, study.id, {});
    const id = charge?.id ?? "";
    await db().study.update({ where: { id: study.id }, data: { status: "draft", launchedAt: null } });
    const daysAgo = new Date(Date.now() - 3 * 24 * 3_600_000);
    await db().charge.update({
      where: { id },
      data: { status: "intent", paidAt: null, createdAt: daysAgo, checkedAt: daysAgo },
    });
    const intent = [...service.book.objects.values()].find(({ metadata }) => Object(metadata).charge_id === id);
    Object.assign(intent ?? {}, { status: "processing" });
    const sent = () => service.calls.filter(({ method, key }) => method === "POST" && key === id).length;
    await reconcile();
    expect([sent(), (await db().charge.findUnique({ where: { id } }))?.status]).toEqual([1, "intent"]);
    Object.assign(intent ?? {}, { status: "succeeded" });
    await settle(id);
    expect([sent(), (await db().charge.findUnique({ where: { id } }))?.status]).toEqual([1, "paid"]);
  }));

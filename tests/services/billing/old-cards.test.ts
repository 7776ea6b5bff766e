import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { changeCard, openCardPage } from "@/lib/services/billing/change-card";
import { closeCheckout } from "@/lib/services/billing/close-checkout";
import { detachCards } from "@/lib/services/billing/detach-cards";
import { getBilling } from "@/lib/services/billing/get-billing";
import { receiveEvent } from "@/lib/services/billing/receive-event";
import { publish } from "@/lib/services/studies/publish";
import { endPayments } from "@/lib/services/workspaces/deletion/end-payments";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, type Person } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";
import { drivenStripe } from "@/tests/support/stand-ins/payment-services";
import { stripeService } from "@/tests/support/stand-ins/stripe-service";

const { service, within, payPage, close } = await drivenStripe();
afterAll(() => close());

let person: Person;
let ctx: Context;
beforeEach(async () => {
  ({ ctx, person } = await makeCaller());
  service.calls.splice(0);
});

const VISA = "pm_card_visa";
const OTHER = "pm_card_chargeDeclined";
/** Somebody enters a card on the payment service's page, at a second of its clock. */
async function entered(card: string, second: number): Promise<void> {
  const { url } = await openCardPage(ctx);
  const session = service.book.complete(url.split("/").at(-1) ?? "", card);
  const { body, signature } = service.event("checkout.session.completed", session, second);
  await receiveEvent(body, signature);
}
const detached = () => service.calls.flatMap(({ path }) => /payment_methods\/(.*)\/detach$/.exec(path)?.slice(1) ?? []);
/** What the job does when a card has been old for a while. */
async function later(): Promise<void> {
  await db().$executeRaw`
    UPDATE doomed_card SET created_at = created_at - interval '1 hour', tried_at = tried_at - interval '1 hour'`;
  await detachCards();
}
const away = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_BASE_URL: "http://127.0.0.1:9" };

describe("a card that is no longer charged doesn't stay at the payment service", () => {
  test("one that was replaced is detached, once, and the new one stays", () =>
    within(async () => {
      await entered(OTHER, 1_000);
      await entered(VISA, 1_001);
      expect(detached(), "a charge that has just begun may still use it").toEqual([]);
      await later();
      await later();
      expect(detached()).toEqual([OTHER]);
      expect((await getBilling(ctx)).card?.last4).toBe("4242");
    }));

  test("nor does one whose page tells of it after that of a later card", () =>
    within(async () => {
      await entered(VISA, 1_001);
      await entered(OTHER, 1_000);
      await later();
      expect(detached()).toEqual([OTHER]);
    }));

  test("one that is removed is detached at once", () =>
    within(async () => {
      await entered(VISA, 1_000);
      await changeCard(ctx, null);
      expect(detached()).toEqual([VISA]);
    }));

  test("one that is removed while the service is away is removed here, and there once it is back", async () => {
    await within(() => entered(VISA, 1_000));
    await withSettings(away, () => changeCard(ctx, null));
    await within(async () => {
      expect((await getBilling(ctx)).card).toBeNull();
      expect(detached()).toEqual([]);
      await later();
      expect(detached()).toEqual([VISA]);
    });
  });

  test("one that may just be charged is detached only after that", async () => {
    const study = await makeStudy(person);
    await within(() => entered(VISA, 1_000));
    const cutting = await stripeService("whsec", ({ path }) => (path === "/v1/payment_intents" ? "refuse" : undefined));
    const lost = { ...away, STRIPE_BASE_URL: cutting.url };
    await expect(withSettings(lost, () => publish(ctx, study.id, {}))).rejects.toMatchObject({ kind: "unavailable" });
    await cutting.close();
    await within(async () => {
      await entered(OTHER, 1_001);
      await later();
      expect(detached()).toEqual([]);
      await db().charge.updateMany({ where: { studyId: study.id }, data: { status: "cancelled" } });
      await later();
      expect(detached()).toEqual([VISA]);
    });
  });

  test("nor does one that was entered for a payment that is refunded", () =>
    within(async () => {
      const study = await makeStudy(person);
      const { checkoutUrl } = await publish(ctx, study.id, {});
      await transaction(ctx, (tx) => closeCheckout(tx, ctx, study.id));
      await payPage(checkoutUrl ?? "", 2);
      expect((await getBilling(ctx)).card).toBeNull();
      await later();
      expect(detached()).toEqual([VISA]);
    }));

  test("and a workspace is deleted only once all of its cards are detached", async () => {
    await within(() => entered(OTHER, 1_000));
    await within(() => entered(VISA, 1_001));
    expect(await withSettings(away, () => endPayments(ctx.workspaceId))).toBe(false);
    await within(async () => {
      expect(await endPayments(ctx.workspaceId)).toBe(true);
      expect(detached().sort()).toEqual([OTHER, VISA]);
    });
  });
});

import { afterAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { applyPayment } from "@/lib/services/billing/apply-payment";
import { closeCheckout } from "@/lib/services/billing/close-checkout";
import { reconcile } from "@/lib/services/billing/reconcile";
import { settle } from "@/lib/services/billing/settle";
import { publish } from "@/lib/services/studies/publish";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { withSettings } from "@/tests/support/settings";
import { type CardKind, drivenSandbox, drivenStripe } from "@/tests/support/stand-ins/payment-services";

const PRICE_CENTS = 3 * (6_00 + 5_00);
const stripe = await drivenStripe();
const services = [
  ["sandbox", await drivenSandbox()],
  ["Stripe", stripe],
] as const;
afterAll(() => stripe.close());

describe.each(services)("publishing with %s", (_, service) => {
  const start = async (card?: CardKind) => {
    const { person, ctx } = await makeCaller();
    const study = await makeStudy(person);
    if (card) await service.saveCard(person.workspaceId, card);
    return { person, ctx, study };
  };
  const chargesOf = (studyId: string) => db().charge.findMany({ where: { studyId }, orderBy: { createdAt: "asc" } });
  const idsOf = async (studyId: string) => (await chargesOf(studyId)).map(({ id }) => id);
  const statusOf = async (id: string) => (await db().study.findUniqueOrThrow({ where: { id } })).status;
  const launches = (id: string) => db().outboxEvent.count({ where: { resourceId: id, kind: "test.published" } });

  test("the saved card is charged the total once, and the study runs", () =>
    service.within(async () => {
      const { ctx, study } = await start("pays");
      const { study: now, charge, checkoutUrl } = await publish(ctx, study.id, { expectedTotalCents: PRICE_CENTS });
      expect([now.status, checkoutUrl]).toEqual(["running", null]);
      expect(charge).toMatchObject({ status: "paid", amountCents: PRICE_CENTS, kind: "launch", studyId: study.id });
      expect(await service.paidFor(await idsOf(study.id))).toBe(1);
      expect(await launches(study.id)).toBe(1);
      await expect(publish(ctx, study.id, {})).rejects.toMatchObject({ kind: "conflict" });
    }));

  test("a total other than the expected one is refused with the current one, and nothing is charged", () =>
    service.within(async () => {
      const { ctx, study } = await start("pays");
      const refused = publish(ctx, study.id, { expectedTotalCents: PRICE_CENTS - 1 });
      const problem = { path: "expectedTotalCents", currentTotalCents: PRICE_CENTS };
      await expect(refused).rejects.toMatchObject({ kind: "conflict", extra: { problems: [problem] } });
      expect(await chargesOf(study.id)).toEqual([]);
      expect(await statusOf(study.id)).toBe("draft");
    }));

  test("a declined card leaves a draft with the bank's message; another card pays a new charge", () =>
    service.within(async () => {
      const { person, ctx, study } = await start("declined");
      const refused = { kind: "allowance_used", message: "Your card was declined." };
      await expect(publish(ctx, study.id, {})).rejects.toMatchObject(refused);
      expect(await statusOf(study.id)).toBe("draft");
      await service.saveCard(person.workspaceId, "pays");
      expect((await publish(ctx, study.id, {})).study.status).toBe("running");
      expect((await chargesOf(study.id)).map(({ status }) => status)).toEqual(["failed", "paid"]);
    }));

  test("without a card, and if the bank wants confirmation, a checkout page launches once it is paid", () =>
    service.within(async () => {
      for (const card of [undefined, "asks"] as const) {
        const { person, ctx, study } = await start(card);
        const { checkoutUrl, study: before } = await publish(ctx, study.id, { expectedTotalCents: PRICE_CENTS });
        expect([before.status, checkoutUrl]).toEqual(["draft", expect.stringMatching(/^https?:/)]);
        if (!card) expect((await publish(ctx, study.id, {})).checkoutUrl).toBe(checkoutUrl);
        await service.payPage(checkoutUrl ?? "", 20);
        expect([await statusOf(study.id), await launches(study.id)]).toEqual(["running", 1]);
        expect(await service.paidFor(await idsOf(study.id))).toBe(1);
        const account = await db().billingAccount.findUnique({ where: { workspaceId: person.workspaceId } });
        expect(account?.cardLast4).toBe("4242");
      }
    }));

  test("32 concurrent calls charge once, and those with another total are refused", () =>
    service.within(async () => {
      const { ctx, study } = await start("pays");
      const calls = Array.from({ length: 32 }, (_, i) =>
        publish(ctx, study.id, { expectedTotalCents: i % 2 ? PRICE_CENTS : PRICE_CENTS + 1 }).then(
          ({ study: { status } }) => status,
          (error: { kind: string }) => error.kind,
        ),
      );
      const outcomes = await Promise.all(calls);
      expect(outcomes.filter((_, i) => i % 2 === 0)).toEqual(Array(16).fill("conflict"));
      expect(new Set(outcomes.filter((_, i) => i % 2 === 1)).has("running")).toBe(true);
      expect(new Set(outcomes)).toEqual(new Set(["conflict", "running"]));
      expect(await service.paidFor(await idsOf(study.id))).toBe(1);
      expect(await launches(study.id)).toBe(1);
    }));

  test("an edit closes the open page; if it is paid anyway, the payment is refunded and nothing is launched", () =>
    service.within(async () => {
      const { ctx, study } = await start();
      const { checkoutUrl } = await publish(ctx, study.id, {});
      await transaction(ctx, (tx) => closeCheckout(tx, ctx, study.id));
      await service.payPage(checkoutUrl ?? "");
      const [charge] = await chargesOf(study.id);
      expect([await statusOf(study.id), charge?.status]).toEqual(["draft", "refunding"]);
      await settle(charge?.id ?? "");
      expect((await chargesOf(study.id)).map(({ status }) => status)).toEqual(["refunded"]);
      expect(await service.refundsOf(await idsOf(study.id))).toBe(1);
      expect(await service.paidFor(await idsOf(study.id))).toBe(0);
    }));

  test("a closed page can no longer be paid, and the next launch opens another", () =>
    service.within(async () => {
      const { ctx, study } = await start();
      const { checkoutUrl } = await publish(ctx, study.id, {});
      await transaction(ctx, (tx) => closeCheckout(tx, ctx, study.id));
      const [charge] = await chargesOf(study.id);
      await settle(charge?.id ?? "");
      await expect(service.payPage(checkoutUrl ?? "")).rejects.toThrow();
      const again = await publish(ctx, study.id, {});
      expect(again.checkoutUrl).not.toBe(checkoutUrl);
    }));

  test("a card saved after the page was opened is charged, and the page is closed", () =>
    service.within(async () => {
      const { person, ctx, study } = await start();
      const { checkoutUrl } = await publish(ctx, study.id, {});
      await service.saveCard(person.workspaceId, "pays");
      expect((await publish(ctx, study.id, {})).study.status).toBe("running");
      await expect(service.payPage(checkoutUrl ?? "")).rejects.toThrow();
      expect(await service.paidFor(await idsOf(study.id))).toBe(1);
    }));

  test("a page paid while no event arrives is found by polling", () =>
    service.within(async () => {
      const { ctx, study } = await start();
      const { checkoutUrl } = await publish(ctx, study.id, {});
      await service.payPage(checkoutUrl ?? "", 0);
      await db().charge.updateMany({ where: { studyId: study.id }, data: { checkedAt: new Date(0) } });
      await reconcile();
      expect([await statusOf(study.id), await launches(study.id)]).toEqual(["running", 1]);
    }));

  test("an intent left behind by its process is charged once and launched", () =>
    service.within(async () => {
      const { ctx, study } = await start("pays");
      const paid = await publish(ctx, study.id, {});
      // The state if the process died after the money was taken.
      await db().charge.updateMany({
        where: { id: paid.charge?.id },
        data: { status: "intent", paidAt: null, checkedAt: new Date(0) },
      });
      await db().study.update({ where: { id: study.id }, data: { status: "draft", launchedAt: null } });
      await reconcile();
      expect(await statusOf(study.id)).toBe("running");
      expect(await service.paidFor(await idsOf(study.id))).toBe(1);
    }));

  test("while a card is being charged nobody can edit the draft", () =>
    service.within(async () => {
      const { ctx, study } = await start("pays");
      const { charge } = await publish(ctx, study.id, {});
      await db().charge.updateMany({ where: { id: charge?.id }, data: { status: "intent" } });
      const edit = transaction(ctx, (tx) => closeCheckout(tx, ctx, study.id));
      await expect(edit).rejects.toMatchObject({ kind: "conflict" });
    }));
});

describe("publishing", () => {
  test("a study that is not ready names everything that is missing", async () => {
    const { person, ctx } = await makeCaller();
    const passed = new Date(Date.now() - 1000);
    const study = await makeStudy(person, { targetParticipants: null, guide: { sections: [] }, deadline: passed });
    const refused = publish(ctx, study.id, {}).catch((error) => error);
    const paths = ((await refused).extra.problems as { path: string }[]).map(({ path }) => path);
    expect(paths).toEqual(["targetParticipants", "guide.sections", "deadline"]);
    expect(await db().charge.count({ where: { studyId: study.id } })).toBe(0);
  });

  test("a page of a payment service that is no longer in use is replaced by one of the present service", async () => {
    const { person, ctx } = await makeCaller();
    const study = await makeStudy(person);
    const before = await publish(ctx, study.id, {});
    const { checkoutUrl } = await stripe.within(() => publish(ctx, study.id, {}));
    expect([before.checkoutUrl, checkoutUrl]).toEqual([
      expect.stringContaining("/pay/"),
      expect.stringContaining("checkout.stripe.test"),
    ]);
    await stripe.within(() => stripe.payPage(checkoutUrl ?? ""));
    expect((await db().study.findUniqueOrThrow({ where: { id: study.id } })).status).toBe("running");
  });

  test("observers may not, and another workspace's study is not found", async () => {
    const { person } = await makeCaller();
    const study = await makeStudy(person);
    const observer = await makeCaller({ role: "observer" });
    const stranger = await makeCaller();
    await expect(publish(observer.ctx, study.id, {})).rejects.toMatchObject({ kind: "forbidden" });
    await expect(publish(stranger.ctx, study.id, {})).rejects.toMatchObject({ kind: "not_found" });
  });

  test("a payment of another amount launches nothing and is refunded", async () => {
    const { person, ctx } = await makeCaller();
    const study = await makeStudy(person);
    const { charge } = await publish(ctx, study.id, {});
    const payment = { status: "paid", reference: "pay_other", amountCents: PRICE_CENTS - 1, card: null } as const;
    expect(await applyPayment(ctx, charge?.id ?? "", payment)).toMatchObject({ status: "refunding", paidAt: null });
    expect((await db().study.findUnique({ where: { id: study.id } }))?.status).toBe("draft");
  });

  test("a refusal that arrives late changes nothing that is paid, or can still be paid on its page", async () => {
    const { person, ctx } = await makeCaller();
    const [open, done] = [await makeStudy(person), await makeStudy(person)];
    const late = { status: "declined", message: "Your card was declined." } as const;
    const { charge } = await publish(ctx, open.id, {});
    expect(await applyPayment(ctx, charge?.id ?? "", late)).toMatchObject({ status: "checkout", failure: null });
    await services[0][1].saveCard(person.workspaceId, "pays");
    const paid = await publish(ctx, done.id, {});
    for (const payment of [late, { status: "needs_person" } as const])
      expect(await applyPayment(ctx, paid.charge?.id ?? "", payment)).toMatchObject({ status: "paid", failure: null });
  });

  test("a change also closes a page that opens at that moment: nobody launches the new for the old price", async () => {
    const { person, ctx } = await makeCaller();
    const study = await makeStudy(person);
    const { charge } = await publish(ctx, study.id, {});
    const id = charge?.id ?? "";
    await db().charge.update({ where: { id }, data: { status: "intent" } });
    const other = await otherCaller();
    await other.run("UPDATE charge SET status = 'checkout' WHERE id = $1", [id]);
    const changed = transaction(ctx, (tx) => closeCheckout(tx, ctx, study.id));
    await other.waitedFor();
    await other.commit();
    await changed;
    expect((await db().charge.findUnique({ where: { id } }))?.status).toBe("cancelled");
  });

  test("a page that opens while its payment is given up is closed again, and stays given up", async () => {
    const { person, ctx } = await makeCaller();
    const study = await makeStudy(person);
    const { charge, checkoutUrl } = await publish(ctx, study.id, {});
    const id = charge?.id ?? "";
    const anew = { status: "intent", checkoutReference: null, checkoutUrl: null };
    await db().charge.update({ where: { id }, data: anew });
    const other = await otherCaller();
    await other.run("UPDATE charge SET status = 'cancelled' WHERE id = $1", [id]);
    const settled = settle(id, ctx);
    await other.waitedFor();
    await other.commit();
    expect((await settled).charge).toMatchObject({ status: "cancelled", checkoutUrl: null });
    await expect(services[0][1].payPage(checkoutUrl ?? "")).rejects.toMatchObject({ kind: "conflict" });
  });

  describe("that was cut off", () => {
    const begin = async () => {
      const { person, ctx } = await makeCaller();
      const study = await makeStudy(person);
      await stripe.saveCard(person.workspaceId, "pays");
      return { ctx, study };
    };
    const cutOff = (studyId: string, since: Date) =>
      db().charge.updateMany({
        where: { studyId },
        data: { status: "intent", paidAt: null, createdAt: since, checkedAt: new Date(0) },
      });
    const launched = async (id: string) => (await db().study.findUniqueOrThrow({ where: { id } })).status;

    test("asks for an earlier payment before it charges: the service may have forgotten the key", () =>
      stripe.within(async () => {
        const { ctx, study } = await begin();
        const { charge } = await publish(ctx, study.id, {});
        await db().study.update({ where: { id: study.id }, data: { status: "draft", launchedAt: null } });
        await cutOff(study.id, new Date());
        stripe.service.forgetKeys();
        await reconcile();
        expect(await launched(study.id)).toBe("running");
        expect(stripe.service.book.paid().filter((id) => id === charge?.id)).toHaveLength(1);
      }));

    test("charges nothing a day later, when nobody expects it", () =>
      stripe.within(async () => {
        const { ctx, study } = await begin();
        const unreachable = { STRIPE_BASE_URL: "http://127.0.0.1:9" };
        const lost = withSettings(unreachable, () => publish(ctx, study.id, {}));
        await expect(lost).rejects.toMatchObject({ kind: "unavailable" });
        await cutOff(study.id, new Date(Date.now() - 24 * 3_600_000));
        await reconcile();
        const charge = await db().charge.findFirstOrThrow({ where: { studyId: study.id } });
        expect(charge).toMatchObject({ status: "failed", failure: expect.stringContaining("never received") });
        expect(await launched(study.id)).toBe("draft");
        expect(stripe.service.book.paid()).not.toContain(charge.id);
      }));
  });

  test("a payment for a study that was launched without it is refunded", async () => {
    const { person, ctx } = await makeCaller();
    const study = await makeStudy(person);
    const { charge, checkoutUrl } = await publish(ctx, study.id, {});
    await db().study.update({ where: { id: study.id }, data: { status: "running" } });
    await services[0][1].payPage(checkoutUrl ?? "");
    expect((await db().charge.findUnique({ where: { id: charge?.id ?? "" } }))?.status).toBe("refunding");
  });

  test("a payment for a study whose deadline has passed meanwhile is refunded", async () => {
    const { person, ctx } = await makeCaller();
    const study = await makeStudy(person);
    const { checkoutUrl } = await publish(ctx, study.id, {});
    await db().study.update({ where: { id: study.id }, data: { deadline: new Date(Date.now() - 1000) } });
    await services[0][1].payPage(checkoutUrl ?? "");
    expect((await db().charge.findFirst({ where: { studyId: study.id } }))?.status).toBe("refunding");
    expect((await db().study.findUnique({ where: { id: study.id } }))?.status).toBe("draft");
  });
});

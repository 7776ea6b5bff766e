import { randomUUID } from "node:crypto";
import type { Config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { payPage } from "@/lib/integrations/payments/sandbox/pay";
import { sandboxSecret } from "@/lib/integrations/payments/sandbox/secret";
import { sign } from "@/lib/integrations/payments/signature";
import { receiveEvent } from "@/lib/services/billing/receive-event";
import { withSettings } from "@/tests/support/settings";
import { stripeService } from "./stripe-service";

const CARDS = {
  pays: { number: "4242424242424242", reference: "pm_card_visa" },
  declined: { number: "4000000000000002", reference: "pm_card_chargeDeclined" },
  asks: { number: "4000002500003155", reference: "pm_card_authenticationRequired" },
};
export type CardKind = keyof typeof CARDS;

/** A payment service as tests drive it: the same promises are tested on both. */
export type Driven = {
  /** Runs with the settings that choose this service. */
  within: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives the workspace a saved card. */
  saveCard: (workspaceId: string, kind: CardKind) => Promise<void>;
  /** Someone pays on the page, and the service notifies us, `times` times. */
  payPage: (checkoutUrl: string, times?: number) => Promise<void>;
  /** How often money was taken for these charges and kept. */
  paidFor: (chargeIds: string[]) => Promise<number>;
  refundsOf: (chargeIds: string[]) => Promise<number>;
  close: () => Promise<void>;
};

async function keep(workspaceId: string, service: string, customerReference: string, cardReference: string) {
  const data = { service, customerReference, cardReference, cardBrand: "visa", cardLast4: "4242" };
  await db().billingAccount.upsert({ where: { workspaceId }, create: { workspaceId, ...data }, update: data });
}

export async function saveSandboxCard(workspaceId: string, kind: CardKind): Promise<void> {
  const [reference, customer] = [`card_${randomUUID()}`, `cus_sandbox_${workspaceId}`];
  const last4 = CARDS[kind].number.slice(-4);
  await db().sandboxCard.create({ data: { reference, customer, behaviour: kind, brand: "visa", last4 } });
  await keep(workspaceId, "sandbox", customer, reference);
}

export const saveStripeCard = (workspaceId: string, kind: CardKind): Promise<void> =>
  keep(workspaceId, "stripe", `cus_${workspaceId}`, CARDS[kind].reference);

const pageOf = (url: string) => url.split("/").at(-1) ?? "";

export async function drivenSandbox(): Promise<Driven> {
  return {
    within: (work) => work(),
    saveCard: saveSandboxCard,
    async payPage(url, times = 1) {
      await payPage(pageOf(url), CARDS.pays.number, false);
      const event = await db().sandboxEvent.findFirstOrThrow({ orderBy: { id: "desc" } });
      const body = JSON.stringify(event.body);
      await Promise.all(Array.from({ length: times }, () => receiveEvent(body, sign(body, sandboxSecret()))));
    },
    paidFor: async (ids) => (await sandboxPayments(ids)).filter(({ refundedAt }) => refundedAt === null).length,
    refundsOf: async (ids) => (await sandboxPayments(ids)).filter(({ refundedAt }) => refundedAt !== null).length,
    close: async () => {},
  };
}

/** A payment with a saved card has the charge's id as its key, one on a page has the page's. */
async function sandboxPayments(ids: string[]) {
  const pages = await db().sandboxCheckout.findMany({ where: { key: { in: ids } }, select: { id: true } });
  const keys = [...ids, ...pages.map(({ id }) => id)];
  return db().sandboxPayment.findMany({ where: { key: { in: keys }, status: "paid" } });
}

export async function drivenStripe(): Promise<Driven & { service: Awaited<ReturnType<typeof stripeService>> }> {
  const secret = "whsec_for_tests";
  const service = await stripeService(secret);
  const settings: Partial<Config> = {
    STRIPE_SECRET_KEY: "sk_test_earshot",
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_BASE_URL: service.url,
  };
  const refunded = (ids: string[]) =>
    [...service.book.objects.values()].filter(
      ({ refunded: given, metadata }) => given && ids.includes(String((metadata as { charge_id?: string }).charge_id)),
    ).length;
  return {
    service,
    within: (work) => withSettings(settings, work),
    saveCard: saveStripeCard,
    async payPage(url, times = 1) {
      const { body, signature } = service.event("checkout.session.completed", service.book.complete(pageOf(url)));
      await Promise.all(Array.from({ length: times }, () => receiveEvent(body, signature)));
    },
    paidFor: async (ids) => service.book.paid().filter((id) => ids.includes(id)).length - refunded(ids),
    refundsOf: async (ids) => refunded(ids),
    close: service.close,
  };
}

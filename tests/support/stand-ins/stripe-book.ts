import { randomBytes } from "node:crypto";

export type Objects = { [name: string]: unknown };
type Outcome = { status: number; answer: Objects };

const id = (prefix: string) => `${prefix}_${randomBytes(8).toString("hex")}`;
const ok = (answer: Objects): Outcome => ({ status: 200, answer });
const refused = (message: string, code?: string): Outcome => ({
  status: 400,
  answer: { error: { type: "invalid_request_error", message, ...(code && { code }) } },
});
const missing = refused("No such object", "resource_missing");
const now = () => Math.floor(Date.now() / 1000);

/** The cards of Stripe's own test mode, by the ids under which its documentation lists them. */
const CARDS: Record<string, { last4: string; code?: string; message?: string }> = {
  pm_card_visa: { last4: "4242" },
  pm_card_chargeDeclined: { last4: "0002", code: "card_declined", message: "Your card was declined." },
  pm_card_authenticationRequired: {
    last4: "3155",
    code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  },
};

/** What Stripe's double stores, and what each call does to it. */
export class StripeBook {
  readonly objects = new Map<string, Objects>();

  handle(method: string, path: string, form: Objects): Outcome {
    const [, , kind, second, third] = path.split("/");
    if (method === "POST" && path === "/v1/customers") return this.keep("cus", "customer", { metadata: form.metadata });
    if (method === "POST" && path === "/v1/payment_intents") return this.pay(form);
    if (method === "GET" && path === "/v1/payment_intents") return this.listIntents(form);
    if (method === "POST" && path === "/v1/refunds") return this.refund(form);
    if (method === "POST" && path === "/v1/checkout/sessions") return this.openSession(form);
    if (kind === "checkout" && path.endsWith("/expire")) return this.expire(path.split("/")[4] ?? "");
    if (kind === "payment_methods" && third === "detach") return ok({ id: second, object: "payment_method" });
    if (method === "GET") return this.read(path.split("/").at(-1) ?? "");
    return { status: 404, answer: { error: { type: "invalid_request_error", message: `Unrecognized URL ${path}` } } };
  }

  private keep(prefix: string, object: string, fields: Objects): Outcome {
    const made: Objects = { id: id(prefix), object, created: now(), livemode: false, ...fields };
    this.objects.set(String(made.id), made);
    return ok(made);
  }

  private pay({ amount, currency, customer, payment_method: method, metadata }: Objects): Outcome {
    const card = CARDS[String(method)];
    if (!card) return missing;
    const fields = { amount: Number(amount), currency, customer, metadata: metadata ?? {}, payment_method: method };
    if (!card.code)
      return this.keep("pi", "payment_intent", { ...fields, amount_received: Number(amount), status: "succeeded" });
    const error = { type: "card_error", code: card.code, decline_code: "generic_decline", message: card.message };
    const failed = { ...fields, status: "requires_payment_method", last_payment_error: error };
    const { answer } = this.keep("pi", "payment_intent", failed);
    return { status: 402, answer: { error: { ...error, payment_intent: answer } } };
  }

  private listIntents({ customer }: Objects): Outcome {
    const data = [...this.objects.values()]
      .filter((one) => one.object === "payment_intent" && one.customer === customer)
      .map((intent) => this.expanded(intent));
    return ok({ object: "list", url: "/v1/payment_intents", has_more: false, data });
  }

  private refund({ payment_intent: intent }: Objects): Outcome {
    const found = this.objects.get(String(intent));
    if (!found) return missing;
    if (found.refunded) return refused("This charge was refunded before.", "charge_already_refunded");
    found.refunded = true;
    return this.keep("re", "refund", { payment_intent: intent, status: "succeeded" });
  }

  private openSession(form: Objects): Outcome {
    const items = Object.values((form.line_items ?? {}) as Record<string, Objects>);
    const total = items.reduce(
      (sum, item) => sum + Number((item.price_data as Objects).unit_amount) * Number(item.quantity),
      0,
    );
    const { mode, customer, client_reference_id: reference = null, metadata = {} } = form;
    const made = this.keep("cs_test", "checkout.session", {
      mode,
      customer,
      metadata,
      client_reference_id: reference,
      setup_intent: null,
      payment_intent: null,
      amount_total: mode === "payment" ? total : null,
      status: "open",
      payment_status: "unpaid",
      intent_metadata: ((form.payment_intent_data ?? {}) as Objects).metadata ?? {},
    });
    made.answer.url = `https://checkout.stripe.test/${String(made.answer.id)}`;
    return made;
  }

  private expire(sessionId: string): Outcome {
    const session = this.objects.get(sessionId);
    if (!session) return missing;
    if (session.status !== "open") return refused("Only open sessions can be expired.");
    session.status = "expired";
    return ok(session);
  }

  private read(objectId: string): Outcome {
    const found = this.objects.get(objectId);
    return found ? ok(this.expanded(found)) : { ...missing, status: 404 };
  }

  /** Our calls always ask for the payment and its card to be included. */
  private expanded(object: Objects): Objects {
    const method = CARDS[String(object.payment_method)];
    const card = method && {
      id: object.payment_method,
      object: "payment_method",
      card: { brand: "visa", last4: method.last4 },
    };
    const intent = this.objects.get(String(object.payment_intent));
    return {
      ...object,
      ...(card && { payment_method: card }),
      ...(intent && { payment_intent: this.expanded(intent) }),
    };
  }

  /** Somebody enters a valid card on a checkout page. Returns the session as Stripe's event carries it. */
  complete(sessionId: string, card = "pm_card_visa"): Objects {
    const session = this.objects.get(sessionId);
    if (session?.status !== "open") throw new Error(`${sessionId} is not open`);
    const method = { payment_method: card, customer: session.customer };
    if (session.mode === "setup") {
      session.setup_intent = this.keep("seti", "setup_intent", { ...method, status: "succeeded" }).answer.id;
      return Object.assign(session, { status: "complete", payment_status: "no_payment_required" });
    }
    const amount = Number(session.amount_total);
    const fields = {
      ...method,
      amount,
      amount_received: amount,
      metadata: session.intent_metadata,
      status: "succeeded",
    };
    session.payment_intent = this.keep("pi", "payment_intent", fields).answer.id;
    return Object.assign(session, { status: "complete", payment_status: "paid" });
  }

  /** The payments that took money, by our charge id. */
  paid(): string[] {
    return [...this.objects.values()]
      .filter((one) => one.object === "payment_intent" && one.status === "succeeded")
      .map((one) => String((one.metadata as Objects).charge_id));
  }
}

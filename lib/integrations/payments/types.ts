/** A card that the payment service keeps; all that we know of it. */
export type Card = { reference: string; brand: string; last4: string };

export type OrderLine = { label: string; unitCents: number; quantity: number };

/**
 * What is to be paid. `chargeId` is the idempotency key: the same order may be sent any number of times, always in the
 * same words.
 */
export type Order = {
  chargeId: string;
  customer: string;
  amountCents: number;
  description: string;
  lines: OrderLine[];
  /** Where the person is sent after the checkout page. */
  returnUrl: string;
};

/** The truth about one charge, as the payment service tells it. */
export type Payment =
  | { status: "paid"; reference: string; amountCents: number; card: Card | null }
  | { status: "declined"; message: string }
  /** The bank wants the person to confirm: only a checkout page can do that. */
  | { status: "needs_person" }
  /** Not decided: a checkout page that is open, or a payment under way. */
  | { status: "open" }
  /** A checkout page that expired or was closed unpaid. */
  | { status: "closed" }
  /** The service has never heard of it. */
  | { status: "none" };

export type Checkout = { reference: string; url: string };

/** How a charge is found again: by its checkout page, or by our id among the customer's payments. */
export type Trace = { chargeId: string; customer: string; checkout: string | null; createdAt: Date };

/** A signed event. It is a hint to look at a charge, or at a page that saved a card; the truth is then looked up. */
export type Notice = { eventId: string; type: string; chargeId: string | null; savedCard: SavedCard | null };
export type SavedCard = { workspaceId: string; customer: string; card: Card };

/**
 * A payment service. Every call may throw `unavailable`: then nobody knows whether it was carried out, and the same
 * call with the same words brings it to its end, never doing it twice.
 */
export type Payments = {
  service: "sandbox" | "stripe";
  /** The customer that stands for a workspace, the same one each time. */
  customerFor(workspaceId: string): Promise<string>;
  /** Charges a saved card while the person is not there. */
  chargeSaved(order: Order, cardReference: string): Promise<Payment>;
  startCheckout(order: Order): Promise<Checkout>;
  /** Closes a checkout page, unless it was paid before. */
  closeCheckout(reference: string): Promise<Payment>;
  lookUp(trace: Trace): Promise<Payment>;
  refund(chargeId: string, paymentReference: string): Promise<void>;
  /** A page of the service's where the person enters a card to be kept. */
  startCardPage(workspaceId: string, customer: string, returnUrl: string): Promise<{ url: string }>;
  removeCard(cardReference: string): Promise<void>;
  /** Throws `invalid` for a bad signature; null is an event that means nothing to us. */
  parseWebhook(rawBody: string, signature: string): Promise<Notice | null>;
};

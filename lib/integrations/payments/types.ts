/** A card saved at the payment service; all that we know about it. `enteredAt` is by the service's clock. */
export type Card = { reference: string; brand: string; last4: string; enteredAt: Date };

export type OrderLine = { label: string; unitCents: number; quantity: number };

/**
 * What is to be paid. `chargeId` is the idempotency key: the same order may be sent any number of times, always
 * identical.
 */
export type Order = {
  chargeId: string;
  customer: string;
  amountCents: number;
  description: string;
  lines: OrderLine[];
  /** Where the person goes after the checkout page. */
  returnUrl: string;
};

/** The state of one charge, according to the payment service. */
export type Payment =
  | { status: "paid"; reference: string; amountCents: number; card: Card | null }
  | { status: "declined"; message: string }
  /** The bank wants confirmation by the person, which only a checkout page can get. */
  | { status: "needs_person" }
  /** Undecided: an open checkout page, or a payment in progress. */
  | { status: "open" }
  /** A checkout page that expired or was closed unpaid. */
  | { status: "closed" }
  /** Unknown to the service. */
  | { status: "none" };

export type Checkout = { reference: string; url: string };

/** How to find a charge again: by its checkout page, or by our id among the customer's payments. */
export type Trace = { chargeId: string; customer: string; checkout: string | null; createdAt: Date };

/** A signed event: a hint to look at a charge, or at a page that saved a card; the state is then looked up. */
export type Notice = { eventId: string; type: string; chargeId: string | null; savedCard: SavedCard | null };
export type SavedCard = { workspaceId: string; customer: string; card: Card };

/**
 * A payment service. Every call may throw `unavailable`: then it is unknown whether it was carried out, and repeating
 * the identical call completes it without ever doing it twice.
 */
export type Payments = {
  service: "sandbox" | "stripe";
  /** The customer for a workspace, always the same one. */
  customerFor(workspaceId: string): Promise<string>;
  /** Charges a saved card while the person isn't there. */
  chargeSaved(order: Order, cardReference: string): Promise<Payment>;
  startCheckout(order: Order): Promise<Checkout>;
  /** Closes a checkout page, unless it was already paid. */
  closeCheckout(reference: string): Promise<Payment>;
  lookUp(trace: Trace): Promise<Payment>;
  refund(chargeId: string, paymentReference: string): Promise<void>;
  /** The service's page for entering a card to be saved. */
  startCardPage(workspaceId: string, customer: string, returnUrl: string): Promise<{ url: string }>;
  removeCard(cardReference: string): Promise<void>;
  /** Throws `invalid` for a bad signature; null for an event that is irrelevant to us. */
  parseWebhook(rawBody: string, signature: string): Promise<Notice | null>;
};

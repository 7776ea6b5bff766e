import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { undecided } from "@/lib/integrations/payments/undecided";
import type { Account } from "./account";
import type { ChargeRow } from "./read";
import { settle } from "./settle";

type Open = (account: Account) => Promise<ChargeRow>;

/**
 * Has a charge paid that `open` writes down: by the saved card, or else on a checkout page, also when the bank wants
 * the person. Returns it `paid` or as an open `checkout`. Throws `allowance_used` with the bank's sentence when it is
 * declined, `conflict` when it was given up or changed meanwhile, `unavailable` while nobody knows.
 */
export async function collect(ctx: Context, account: Account, open: Open): Promise<ChargeRow> {
  const { charge, outcome } = await settle((await open(account)).id, ctx);
  if (outcome === "needs_person" && charge.status !== "paid")
    return settled((await settle((await open({ ...account, cardReference: null })).id, ctx)).charge);
  return settled(charge);
}

function settled(charge: ChargeRow): ChargeRow {
  if (charge.status === "paid" || charge.status === "checkout") return charge;
  if (charge.status === "failed") throw new AppError("allowance_used", charge.failure ?? "The payment was declined.");
  if (charge.status === "intent") throw undecided(new Error(`${charge.id} is under way`));
  const isPaid = charge.status === "refunding" || charge.status === "refunded";
  throw new AppError(
    "conflict",
    isPaid
      ? "It changed while it was being paid for, so the payment is being refunded."
      : "It changed while it was being paid for. Nothing was charged; review it and try again.",
  );
}

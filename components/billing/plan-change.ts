import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { dollars } from "@/lib/core/text/dollars";
import { downgrade, type Used } from "./downgrade";

export type Payer = { plan: Plan; hasCard: boolean; isSandbox: boolean; usage: Used };

/** What choosing a plan would do: its price, or what it ends. */
export function planChange({ plan, hasCard, isSandbox, usage }: Payer, wanted: Plan) {
  const [from, to] = [PLAN_FACTS[plan], PLAN_FACTS[wanted]];
  const dueCents = Math.max(0, to.priceCents - from.priceCents);
  if (dueCents === 0)
    return {
      isUpgrade: false,
      label: `Change to ${to.label}`,
      text: "This takes effect now. Nothing is deleted or refunded.",
      effects: downgrade(plan, wanted, usage),
    };
  const upgrade = { isUpgrade: true, effects: null };
  const today = `${dollars(dueCents)} (the difference for one month)`;
  if (hasCard)
    return { ...upgrade, label: `Pay ${dollars(dueCents)}`, text: `Your card will be charged ${today} now.` };
  const text = isSandbox
    ? `In the sandbox, you can change plans without a card. With a saved card, it would be charged ${today}.`
    : `You’ll pay ${today} on the next page. The plan changes once the payment goes through.`;
  return { ...upgrade, label: isSandbox ? `Change to ${to.label}` : "Go to payment", text };
}

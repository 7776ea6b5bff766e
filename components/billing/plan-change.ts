import { dollars } from "@/lib/core/dollars";
import { listed } from "@/lib/core/listed";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { upperFirst } from "@/lib/core/upper-first";

type Payer = { plan: Plan; hasCard: boolean; isSandbox: boolean };

/** What choosing a plan would do: its price, what stops, and what goes on. */
export function planChange({ plan, hasCard, isSandbox }: Payer, wanted: Plan) {
  const [from, to] = [PLAN_FACTS[plan], PLAN_FACTS[wanted]];
  const dueCents = Math.max(0, to.priceCents - from.priceCents);
  if (dueCents === 0) return { isUpgrade: false, label: `Change to ${to.label}`, text: lost(plan, wanted) };
  const today = `${dollars(dueCents)} (the difference for one month)`;
  if (hasCard)
    return { isUpgrade: true, label: `Pay ${dollars(dueCents)}`, text: `Your card will be charged ${today} now.` };
  const text = isSandbox
    ? `In the sandbox, you can change plans without a card. With a saved card, it would be charged ${today}.`
    : `You’ll pay ${today} on the next page. The plan changes once the payment goes through.`;
  return { isUpgrade: true, label: isSandbox ? `Change to ${to.label}` : "Go to payment", text };
}

function lost(plan: Plan, wanted: Plan): string {
  const [from, to] = [PLAN_FACTS[plan], PLAN_FACTS[wanted]];
  const stops = [
    ...(to.apiCallsMonthly === 0 && from.apiCallsMonthly > 0 ? ["API keys", "MCP connections"] : []),
    ...(from.steering && !to.steering ? ["instructions for Eva"] : []),
    ...(from.sso && !to.sso ? ["single sign-on", "SCIM"] : []),
  ];
  const sentence = stops.length === 0 ? "" : `${listed("en", stops)} stop working until you upgrade again. `;
  // Without the API no webhook can be made, but those that are there are still sent to.
  const webhooks = to.apiCallsMonthly === 0 ? " and webhooks" : "";
  const stays = `Everybody keeps their access, and running studies${webhooks} go on. Nothing is deleted or refunded.`;
  return `This takes effect now. ${upperFirst(sentence)}${stays}`;
}

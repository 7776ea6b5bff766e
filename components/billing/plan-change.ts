import { dollars } from "@/lib/core/dollars";
import { listed } from "@/lib/core/listed";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { upperFirst } from "@/lib/core/upper-first";

type Payer = { plan: Plan; hasCard: boolean; isSandbox: boolean };

/** What choosing a plan does, before it is done: the price of it and what stops. */
export function planChange({ plan, hasCard, isSandbox }: Payer, wanted: Plan) {
  const [from, to] = [PLAN_FACTS[plan], PLAN_FACTS[wanted]];
  const dueCents = Math.max(0, to.priceCents - from.priceCents);
  if (dueCents === 0) return { isUpgrade: false, label: `Change to ${to.label}`, text: lost(plan, wanted) };
  const today = `${dollars(dueCents)}, the difference for a month,`;
  if (hasCard)
    return { isUpgrade: true, label: `Pay ${dollars(dueCents)}`, text: `${today} is charged to your card now.` };
  const text = isSandbox
    ? `Without a card the sandbox changes plans freely. With one saved, ${today} would be charged.`
    : `${today} is paid on the next page; the plan changes once it is.`;
  return { isUpgrade: true, label: isSandbox ? `Change to ${to.label}` : "Go to payment", text };
}

function lost(plan: Plan, wanted: Plan): string {
  const [from, to] = [PLAN_FACTS[plan], PLAN_FACTS[wanted]];
  const stops = [
    ...(to.apiCallsMonthly === 0 && from.apiCallsMonthly > 0 ? ["API keys and MCP connections stop answering"] : []),
    ...(from.steering && !to.steering ? ["steering Eva ends"] : []),
    ...(from.sso && !to.sso ? ["SSO and SCIM end"] : []),
  ];
  const sentence = stops.length === 0 ? "" : `${listed("en", stops)} until you upgrade again. `;
  return `It takes effect now. ${upperFirst(sentence)}Nothing is deleted, and nothing is refunded.`;
}

import Link from "next/link";
import { Callout } from "@/components/ui/callout";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";

/** What was set up on Scale rests on every other plan. */
export const PlanNotice = ({ plan }: { plan: Plan }) => (
  <Callout tone="warning" title={`This rests while the workspace is on ${PLAN_FACTS[plan].label}`}>
    Single sign-on and provisioning are part of the {PLAN_FACTS.scale.label} plan. Your provider’s calls are refused,
    nobody loses access, and everything goes on once the workspace is back on it.{" "}
    <Link href="/settings/billing" className="text-primary-text underline underline-offset-4">
      See plans
    </Link>
  </Callout>
);

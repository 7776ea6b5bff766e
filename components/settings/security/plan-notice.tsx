import Link from "next/link";
import { linkLook } from "@/components/ui/links/link-look";
import { Callout } from "@/components/ui/states/callout";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";

/** What was set up on Scale is inactive on every other plan. */
export const PlanNotice = ({ plan }: { plan: Plan }) => (
  <Callout tone="warning" title={`Paused while the workspace is on ${PLAN_FACTS[plan].label}`}>
    Single sign-on and provisioning are part of the {PLAN_FACTS.scale.label} plan. Your provider’s calls are refused,
    nobody loses access, and everything resumes once the workspace is back on it.{" "}
    <Link href="/settings/billing" className={linkLook}>
      See plans
    </Link>
  </Callout>
);

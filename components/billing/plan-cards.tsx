"use client";
import { Check } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PLAN_FACTS, PLANS, type Plan } from "@/lib/core/plans";
import { counted } from "@/lib/core/text/counted";
import { shortDollars } from "@/lib/core/text/dollars";
import { ChangePlan } from "./change-plan";
import type { Payer } from "./plan-change";

type Props = Payer & { canManage: boolean };

function contentsOf(plan: Plan): string[] {
  const facts = PLAN_FACTS[plan];
  return [
    counted(facts.paidSeats, "paid seat"),
    `${counted(facts.uploadHoursMonthly, "hour of recordings", "hours of recordings")} a month`,
    ...(facts.apiCallsMonthly > 0 ? [`API and MCP, ${facts.apiCallsMonthly.toLocaleString("en")} calls a month`] : []),
    ...(facts.swarmRunsMonthly > 0 ? [`${facts.swarmRunsMonthly} Swarm runs a month`] : []),
    ...(facts.steering ? ["Instructions for Eva"] : []),
    ...(facts.sso ? ["SSO and SCIM"] : []),
  ];
}

/** The four plans side by side, the current one marked. */
export function PlanCards({ canManage, ...payer }: Props) {
  const { plan } = payer;
  const [wanted, setWanted] = useState<Plan | null>(null);
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 pair:grid-cols-2">
        {PLANS.map((one) => (
          <PlanCard key={one} plan={one} current={plan} canManage={canManage} choose={() => setWanted(one)} />
        ))}
      </ul>
      {wanted && <ChangePlan payer={payer} wanted={wanted} close={() => setWanted(null)} />}
    </>
  );
}

type CardProps = { plan: Plan; current: Plan; canManage: boolean; choose: () => void };

function PlanCard({ plan, current, canManage, choose }: CardProps) {
  const { label, priceCents } = PLAN_FACTS[plan];
  const isCurrent = plan === current;
  const isUp = priceCents > PLAN_FACTS[current].priceCents;
  return (
    <li
      className={cn(
        "grid grid-cols-1 content-between gap-5 rounded-lg border bg-surface p-4",
        isCurrent && "border-primary ring-1 ring-primary",
      )}
    >
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-semibold text-md">{label}</h3>
          {isCurrent && <Badge tone="primary">Your plan</Badge>}
        </div>
        <p className="flex items-baseline gap-1.5">
          <span className="font-semibold text-xl tabular-nums tracking-tight">{shortDollars(priceCents)}</span>
          <span className="text-muted-foreground text-sm">a month</span>
        </p>
        <ul className="grid gap-1.5 text-sm">
          {contentsOf(plan).map((text) => (
            <li key={text} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.5 size-3.5 shrink-0 text-primary-text" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {canManage && !isCurrent && (
        <Button tone={isUp ? "primary" : "secondary"} onClick={choose}>
          {isUp ? `Upgrade to ${label}` : `Change to ${label}`}
        </Button>
      )}
    </li>
  );
}

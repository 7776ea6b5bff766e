import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { shortDollars } from "@/lib/core/text/dollars";

const PARTS = [
  ["Domains", "Prove a domain is yours, so its people are recognized by their address."],
  [
    "Single sign-on",
    "People sign in with your provider, over OpenID Connect or SAML 2.0, and nowhere else if you choose.",
  ],
  ["Provisioning", "Your provider adds people over SCIM, sets their roles, and deactivates them everywhere at once."],
] as const;

/** What Scale offers, and how to get it; replaces the settings on every other plan. */
export function ScaleOnly({ plan }: { plan: Plan }) {
  const { label, priceCents, paidSeats } = PLAN_FACTS.scale;
  return (
    <Panel>
      <div className="grid grid-cols-1 gap-5 p-5">
        <header className="grid gap-1">
          <h2 className="font-semibold text-md">Sign-in and people from your own directory</h2>
          <p className="text-pretty text-muted-foreground">
            This is part of the {label} plan. This workspace is on {PLAN_FACTS[plan].label}.
          </p>
        </header>
        <dl className="grid gap-3">
          {PARTS.map(([part, text]) => (
            <div key={part} className="grid grid-cols-1 gap-x-6 pair:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="font-medium">{part}</dt>
              <dd className="text-pretty text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t bg-background px-5 py-2.5">
        <p className="text-muted-foreground text-sm">
          {label} is {shortDollars(priceCents)} a month with {paidSeats} paid seats (sample price).
        </p>
        <Button asChild tone="primary">
          <Link href="/settings/billing">See plans</Link>
        </Button>
      </footer>
    </Panel>
  );
}

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/states/callout";

/** Shown when none of the person's workspaces may connect programs: what would help, and who can do it. */
export function NeedsPlan({ mayUpgrade }: { mayUpgrade: boolean }) {
  return (
    <Callout
      tone="info"
      title="Connecting apps needs a paid plan"
      action={
        mayUpgrade && (
          <Button asChild size="small">
            <Link href="/settings/billing">See plans</Link>
          </Button>
        )
      }
    >
      MCP is part of the Pro, Team, and Scale plans.{" "}
      {mayUpgrade ? "Upgrade, then connect again." : "An admin of your workspace can upgrade it."}
    </Callout>
  );
}

import Link from "next/link";
import { Meter } from "@/components/ui/meter";
import { Panel } from "@/components/ui/panel";
import type { Seats } from "./shapes";

/** How many paid seats are taken, and what takes one. */
export function SeatsCard({ seats, isAdmin }: { seats: Seats; isAdmin: boolean }) {
  const { used, reserved, included } = seats;
  const held = reserved === 1 ? "1 is held by an open invitation. " : `${reserved} are held by open invitations. `;
  return (
    <Panel className="grid gap-2.5 p-4">
      <Meter label="Paid seats" used={used} limit={included} text={`${used} of ${included}`} />
      <p className="text-pretty text-muted-foreground text-sm">
        {reserved > 0 && held}
        Admins and members take a seat; observers are free.
        {isAdmin && used >= included && (
          <>
            {" "}
            <Link href="/settings/billing" className="text-primary-text underline underline-offset-4">
              Change the plan
            </Link>
          </>
        )}
      </p>
    </Panel>
  );
}

import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { linkLook } from "@/components/ui/links/link-look";
import { Panel } from "@/components/ui/panel";
import { counted } from "@/lib/core/text/counted";
import type { Seats } from "./shapes";

/** How many paid seats are taken, by whom, and how many are free. */
export function SeatsCard({ seats, isAdmin }: { seats: Seats; isAdmin: boolean }) {
  const { used, reserved, included } = seats;
  const free = Math.max(0, included - used);
  const taken = used > included ? "bg-danger" : "bg-primary";
  const shareOf = (count: number) => ({ width: `${(count / Math.max(included, used, 1)) * 100}%` });
  return (
    <Panel className="grid gap-2.5 p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-medium">Paid seats</h2>
        <span className="text-muted-foreground text-sm tabular-nums">
          {used} of {included}
        </span>
      </div>
      <div aria-hidden className="flex h-1.5 gap-px overflow-hidden rounded-full bg-muted">
        <div className={cn("h-full", taken)} style={shareOf(used - reserved)} />
        <div className="h-full bg-marker-line" style={shareOf(reserved)} />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Part look={taken}>{counted(used - reserved, "person", "people")}</Part>
        {reserved > 0 && <Part look="bg-marker-line">{counted(reserved, "pending invitation")}</Part>}
        <Part look="bg-muted ring-1 ring-border-strong ring-inset">{free === 0 ? "None free" : `${free} free`}</Part>
      </ul>
      <p className="text-pretty text-muted-foreground text-sm">
        Admins and members take a seat, and so does an invitation to become one. Observers are free.
        {isAdmin && free === 0 && (
          <>
            {" "}
            <Link href="/settings/billing" className={linkLook}>
              Change the plan
            </Link>
          </>
        )}
      </p>
    </Panel>
  );
}

const Part = ({ look, children }: { look: string; children: React.ReactNode }) => (
  <li className="flex items-center gap-1.5 tabular-nums">
    <span aria-hidden className={cn("size-2 rounded-full", look)} />
    {children}
  </li>
);

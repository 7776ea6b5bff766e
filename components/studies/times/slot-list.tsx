"use client";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { useMounted } from "@/components/ui/hooks/use-mounted";
import { linkLook } from "@/components/ui/links/link-look";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/states/skeleton";
import { groupBy } from "@/lib/core/data/group-by";
import { inZone } from "@/lib/core/time/dates";
import { offsetIfTwice } from "@/lib/core/time/offset-at";
import type { Slot } from "../shapes";
import { inOwnZone } from "./own-zone";
import { SlotMenu } from "./slot-menu";
import { WithdrawFree } from "./withdraw-free";

const STATES: Record<Slot["state"], { label: string; tone: "neutral" | "settled" | "warning" | "primary" }> = {
  free: { label: "Free", tone: "neutral" },
  booked: { label: "Booked", tone: "primary" },
  held: { label: "Took place", tone: "settled" },
  no_show: { label: "No-show", tone: "warning" },
  past: { label: "Past, not booked", tone: "neutral" },
};

/** A booking has the same state until somebody says whether the interview took place. */
function standingOf({ state, startsAt, endsAt }: Slot, nowMs: number): (typeof STATES)[Slot["state"]] {
  if (state !== "booked" || nowMs < Date.parse(startsAt)) return STATES[state];
  if (nowMs < Date.parse(endsAt)) return { label: "Now", tone: "primary" };
  return { label: "Did it take place?", tone: "warning" };
}

const freeOf = (slots: Slot[]): string[] => slots.filter(({ state }) => state === "free").map(({ id }) => id);

type Props = { studyId: string; slots: Slot[]; canWrite: boolean; sendsMail: boolean };

/** All times by day, in the reader's own time zone. */
export function SlotList({ studyId, slots, canWrite, sendsMail }: Props) {
  const mounted = useMounted();
  if (!mounted) return <Skeleton className="h-48 w-full" />;
  const own = inZone();
  const offsetOf = offsetIfTwice();
  const days = groupBy(slots, ({ startsAt }) => own.day(startsAt));
  return (
    <>
      <p className="text-muted-foreground text-sm">{inOwnZone()}.</p>
      {[...days].map(([name, times]) => (
        <Section
          key={name}
          title={name}
          action={
            canWrite &&
            freeOf(times).length > 1 && <WithdrawFree studyId={studyId} slotIds={freeOf(times)} day={name} />
          }
        >
          <Panel>
            <ul className="divide-y">
              {times.map((slot) => {
                const { id, startsAt, endsAt, state, participant, meetingUrl } = slot;
                const offset = offsetOf(new Date(startsAt));
                const standing = standingOf(slot, Date.now());
                // In a call at a free time is nobody.
                const isDue = state === "booked" && Date.now() < Date.parse(endsAt);
                return (
                  <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
                    <span className="min-w-40 tabular-nums">
                      {own.hours(startsAt, endsAt)}
                      {offset && ` (${offset})`}
                    </span>
                    <Badge tone={standing.tone} dot>
                      {standing.label}
                    </Badge>
                    <span className={cn("min-w-0 flex-1 truncate", participant && "basis-40")}>
                      {participant && (
                        <>
                          <span className="font-medium">{participant.label}</span>{" "}
                          <span className="text-muted-foreground">{participant.name ?? participant.email}</span>
                        </>
                      )}
                    </span>
                    {isDue && !meetingUrl && <span className="text-sm text-warning">No call link</span>}
                    {meetingUrl && isDue && (
                      <a href={meetingUrl} target="_blank" rel="noreferrer" className={cn(linkLook, "text-sm")}>
                        Join the call
                      </a>
                    )}
                    {canWrite && (
                      <SlotMenu
                        studyId={studyId}
                        slot={slot}
                        name={[name, own.hour(startsAt), offset].filter(Boolean).join(", ")}
                        sendsMail={sendsMail}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </Panel>
        </Section>
      ))}
    </>
  );
}

import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { linkLook } from "@/components/ui/link-look";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Participant } from "../shapes";
import { Decide } from "./decide";
import { ParticipantStatus } from "./participant-status";
import { ScreenerAnswers } from "./screener-answers";
import { SettleReward } from "./settle-reward";

const SOURCES: Record<string, string> = { link: "Link", invitation: "Invitation", prolific: "Prolific" };
const REWARDS = { none: null, queued: "Reward due", paid: "Reward paid" };

type Props = { studyId: string; participants: Participant[]; canWrite: boolean };

/** Everybody who opened the study; a line unfolds to what they answered in the screener. */
export function ParticipantList({ studyId, participants, canWrite }: Props) {
  return (
    <ul aria-label="Participants" className="divide-y">
      {participants.map((person) => {
        const { id, label, status, source, name, email, screenerAnswers, sessionId, rewardStatus } = person;
        const head = (
          <>
            <span className="w-12 shrink-0 font-medium tabular-nums">{label}</span>
            <span className="shrink-0 min-[640px]:w-28">
              <ParticipantStatus status={status} />
            </span>
            <span className="order-last min-w-0 basis-full truncate pl-7 text-muted-foreground empty:hidden min-[640px]:order-none min-[640px]:flex-1 min-[640px]:basis-40 min-[640px]:pl-0 min-[640px]:empty:block">
              {name ?? email}
            </span>
            {REWARDS[rewardStatus] && (
              <span className="hidden text-muted-foreground text-sm min-[640px]:block">{REWARDS[rewardStatus]}</span>
            )}
            <span className="hidden w-20 text-muted-foreground text-sm min-[640px]:block">
              {SOURCES[source] ?? source}
            </span>
            <span className="ml-auto text-right text-muted-foreground text-sm min-[640px]:w-24">
              <RelativeTime iso={person.createdAt} />
            </span>
          </>
        );
        return (
          <li key={id}>
            <details open={status === "review"} className="group">
              <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 -outline-offset-2 hover:bg-background [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  aria-hidden
                  className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
                />
                {head}
              </summary>
              <div className="grid gap-4 border-t bg-background px-4 py-4 min-[640px]:pl-11">
                {screenerAnswers.length > 0 ? (
                  <ScreenerAnswers answers={screenerAnswers} />
                ) : (
                  <p className="text-muted-foreground">No screener answers.</p>
                )}
                {status === "review" && canWrite && <Decide studyId={studyId} participantId={id} label={label} />}
                {rewardStatus !== "none" && source !== "prolific" && canWrite && (
                  <SettleReward studyId={studyId} participantId={id} label={label} isPaid={rewardStatus === "paid"} />
                )}
                {sessionId && (
                  <Link href={`/studies/${studyId}/sessions/${sessionId}`} className={cn(linkLook, "w-fit")}>
                    Open the session
                  </Link>
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

import { ChevronRight } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { linkLook } from "@/components/ui/links/link-look";
import { PageLink } from "@/components/ui/links/page-link";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Participant } from "../shapes";
import { Decide } from "./decide";
import { DeleteParticipant } from "./delete-participant";
import { ParticipantStatus } from "./participant-status";
import { ScreenerAnswers } from "./screener-answers";
import { SettleReward } from "./settle-reward";
import { whoHead } from "./who-head";

const SOURCES: Record<string, string> = { link: "Link", invitation: "Invitation", prolific: "Prolific" };
const REWARDS = { none: null, queued: "Due", paid: "Paid" };

const columnHead = "items-center gap-x-3 border-b px-4 py-2 font-medium text-muted-foreground text-xs";

type Props = {
  studyId: string;
  participants: Participant[];
  canWrite: boolean;
  ended: boolean;
  /** Whether those who are in the middle of the study can still finish. */
  mayFinish: boolean;
};

/** Everybody who opened the study; a row unfolds to their screener answers. */
export function ParticipantList({ studyId, participants, canWrite, ended, mayFinish }: Props) {
  const rewards = participants.some(({ rewardStatus }) => rewardStatus !== "none");
  return (
    <div className="@container">
      {/* Each row says the same in words of its own. */}
      <div aria-hidden className={cn(columnHead, "hidden @min-[43.75rem]:flex")}>
        <span className="w-19">Participant</span>
        <span className="w-28">Status</span>
        <span className="min-w-0 flex-1">{whoHead(participants)}</span>
        {rewards && <span className="w-24">Reward</span>}
        <span className="w-20">Came via</span>
        <span className="w-24 text-right">Opened</span>
      </div>
      <ul aria-label="Participants" className="divide-y">
        {participants.map((person) => {
          const { id, label, status, source, name, email, screenerAnswers, sessionId, rewardStatus } = person;
          const head = (
            <>
              <span className="w-12 shrink-0 font-medium tabular-nums">{label}</span>
              <span data-column className="shrink-0 @min-[43.75rem]:w-28">
                <ParticipantStatus participant={person} mayFinish={mayFinish} />
              </span>
              <span className="order-last min-w-0 basis-full truncate pl-7 text-muted-foreground empty:hidden @min-[43.75rem]:order-none @min-[43.75rem]:flex-1 @min-[43.75rem]:basis-40 @min-[43.75rem]:pl-0 @min-[43.75rem]:empty:block">
                {name || email}
              </span>
              {rewards && (
                <span className="hidden w-24 text-muted-foreground text-sm @min-[43.75rem]:block">
                  {rewardStatus !== "none" && <span className="sr-only">Reward: </span>}
                  {REWARDS[rewardStatus]}
                </span>
              )}
              <span className="hidden w-20 text-muted-foreground text-sm @min-[43.75rem]:block">
                {SOURCES[source] ?? source}
              </span>
              <span className="ml-auto text-right text-muted-foreground text-sm first-letter:uppercase @min-[43.75rem]:w-24">
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
                <div className="grid gap-4 border-t bg-background px-4 py-4 @min-[43.75rem]:pl-11">
                  {name && email && (
                    <p className="wrap-anywhere">
                      <a href={`mailto:${email}`} className={linkLook}>
                        {email}
                      </a>
                    </p>
                  )}
                  {screenerAnswers.length > 0 ? (
                    <ScreenerAnswers answers={screenerAnswers} />
                  ) : (
                    <p className="text-muted-foreground">No screener answers.</p>
                  )}
                  {status === "review" && canWrite && (
                    <Decide studyId={studyId} participantId={id} label={label} ended={ended} />
                  )}
                  {rewardStatus !== "none" && source !== "prolific" && canWrite && (
                    <SettleReward studyId={studyId} participantId={id} label={label} isPaid={rewardStatus === "paid"} />
                  )}
                  {sessionId && (
                    <PageLink href={`/studies/${studyId}/sessions/${sessionId}`} className={cn(linkLook, "w-fit")}>
                      Open the session
                    </PageLink>
                  )}
                  {status !== "withdrawn" && canWrite && (
                    <DeleteParticipant studyId={studyId} participantId={id} label={label} sessionId={sessionId} />
                  )}
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

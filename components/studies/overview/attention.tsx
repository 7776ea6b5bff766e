import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { counted } from "@/lib/core/text/counted";
import { DeclineWaiting } from "../participants/decline-waiting";
import type { Stats, StudySummary } from "../shapes";

type Props = {
  study: Pick<StudySummary, "id" | "status">;
  stats: Pick<Stats, "review" | "flagged" | "placesLeft">;
  /** What the times of a live interview need; null for other studies. */
  slots: { bookable: boolean; withoutLink: number; toReport: number; withoutWords: number } | null;
  canWrite: boolean;
  sendsMail: boolean;
};
type Matter = {
  title: string;
  text: string;
  act: { label: string; page: string } | null;
  /** Another way out, before the other. */
  instead?: ReactNode;
};

const ROW = "flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 bg-surface px-4 py-2 sm:min-h-11";

function mattersOf({
  study: { id, status },
  stats: { review, flagged, placesLeft },
  slots,
  canWrite,
  sendsMail,
}: Props): Matter[] {
  const matters: Matter[] = [];
  if (slots && slots.toReport > 0 && canWrite)
    matters.push({
      title: counted(slots.toReport, "interview’s time has passed", "interviews’ times have passed"),
      text: `Say whether ${slots.toReport === 1 ? "it" : "they"} took place, then add the recording or transcript.`,
      act: { label: "Report", page: "times?show=booked" },
    });
  if (slots && slots.withoutWords > 0 && canWrite)
    matters.push({
      title: `${counted(slots.withoutWords, "interview has", "interviews have")} no transcript yet`,
      text: "Add the recording or transcript. Sessions count once they have one.",
      act: { label: "Add", page: "sessions" },
    });
  if (slots && slots.withoutLink > 0 && canWrite)
    matters.push({
      title: `${counted(slots.withoutLink, "booked interview has", "booked interviews have")} no call link`,
      text: "Participants can’t join without one. They’re told when you add it.",
      act: { label: "Add link", page: "times?show=booked" },
    });
  if (slots && !slots.bookable && status === "running" && placesLeft !== 0)
    matters.push({
      title: "Nobody can book: no open times are offered",
      text: "The link tells people to check back later. Times can be booked up to two hours ahead.",
      act: canWrite ? { label: "Offer times", page: "times" } : null,
    });
  if (review > 0 && canWrite)
    matters.push({
      title: `${counted(review, "person is waiting", "people are waiting")} for your decision`,
      text:
        status === "ended"
          ? "They answered the screener before the study ended, and hear nothing until you decide."
          : "Their screener answers don’t show whether they fit.",
      act: { label: "Decide", page: "participants?status=review" },
      ...(status === "ended" && { instead: <DeclineWaiting studyId={id} waiting={review} sendsMail={sendsMail} /> }),
    });
  if (flagged > 0)
    matters.push({
      title: counted(flagged, "session is flagged", "sessions are flagged"),
      text: !canWrite
        ? "Flagged sessions count unless someone who can edit the study excludes them."
        : `Keep what counts for the readout. Exclude what you can’t use${status === "ended" ? "" : ", which frees its spot"}.`,
      act: { label: canWrite ? "Review" : "View", page: "sessions?quality=flagged" },
    });
  return matters;
}

/**
 * What is waiting for somebody, below the figures. It keeps a row even when there is nothing, so that the page doesn't
 * move under the reader when something comes up.
 */
export function Attention(props: Props) {
  const matters = mattersOf(props);
  return (
    <div role="status">
      <ul aria-label="Needs attention" className="grid gap-px">
        {matters.length === 0 && (
          <li className={`${ROW} text-muted-foreground`}>
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            Nothing needs your attention.
          </li>
        )}
        {matters.map(({ title, text, act, instead }) => (
          <li key={title} className={ROW}>
            <CircleAlert aria-hidden className="size-4 shrink-0 text-warning" />
            <p className="min-w-0 flex-1 basis-44 text-pretty">
              <span className="font-medium">{title}</span>{" "}
              {/* On a phone, the page that the button leads to says it. */}
              <span className="text-muted-foreground max-sm:sr-only">{text}</span>
            </p>
            <span className="ml-auto flex gap-2 empty:hidden print:hidden">
              {instead}
              {act && (
                <Button asChild size="small">
                  <PageLink href={`/studies/${props.study.id}/${act.page}`}>{act.label}</PageLink>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

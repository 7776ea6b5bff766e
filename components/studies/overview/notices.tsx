import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { Stats, StudySummary } from "../shapes";

type Props = {
  study: Pick<StudySummary, "id" | "status">;
  stats: Stats;
  launched: boolean;
  bookable: boolean;
  canWrite: boolean;
};

/** What just happened, and what needs somebody's attention. People who can only read aren't asked for anything. */
export function Notices({ study: { id, status }, stats, launched, bookable, canWrite }: Props) {
  const { review, flagged } = stats;
  return (
    <>
      {launched && status === "running" && (
        <Callout tone="success" title="The study is running">
          Share the link or invite people. Sessions appear here as they come in.
        </Callout>
      )}
      {!bookable && status === "running" && stats.placesLeft !== 0 && (
        <Callout
          tone="warning"
          title="Nobody can book: no open times are offered"
          action={
            canWrite && (
              <Button asChild size="small">
                <Link href={`/studies/${id}/times`}>Offer times</Link>
              </Button>
            )
          }
        >
          Anyone who opens the link is told to check back later. A time can be booked up to two hours before it starts.
        </Callout>
      )}
      {review > 0 && canWrite && (
        <Callout
          tone="warning"
          title={
            review === 1 ? "One person is waiting for your decision" : `${review} people are waiting for your decision`
          }
          action={
            <Button asChild size="small">
              <Link href={`/studies/${id}/participants?status=review`}>Decide</Link>
            </Button>
          }
        >
          Their screener answers don’t show whether they fit.
        </Callout>
      )}
      {flagged > 0 && (
        <Callout
          tone="info"
          title={flagged === 1 ? "One session is flagged" : `${flagged} sessions are flagged`}
          action={
            <Button asChild size="small">
              <Link href={`/studies/${id}/sessions?quality=flagged`}>
                {flagged === 1 ? "Review it" : "Review them"}
              </Link>
            </Button>
          }
        >
          {!canWrite
            ? "Flagged sessions count until someone who can edit the study excludes them."
            : status === "ended"
              ? "Keep what counts, so that the readout includes it. Exclude what you can’t use."
              : "Keep what counts, so that the readout includes it. Exclude what you can’t use to free its spot for someone else."}
        </Callout>
      )}
    </>
  );
}

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

/** What has just happened, and what waits for somebody. Whoever may only read is asked for nothing. */
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
          title="Nobody can book: no free time is offered"
          action={
            canWrite && (
              <Button asChild size="small">
                <Link href={`/studies/${id}/times`}>Offer times</Link>
              </Button>
            )
          }
        >
          Whoever comes by the link is told to look again later. A time can be booked up to two hours before it begins.
        </Callout>
      )}
      {review > 0 && canWrite && (
        <Callout
          tone="warning"
          title={review === 1 ? "One person waits for your decision" : `${review} people wait for your decision`}
          action={
            <Button asChild size="small">
              <Link href={`/studies/${id}/participants?status=review`}>Decide</Link>
            </Button>
          }
        >
          It can’t be told from their screener answers whether they fit.
        </Callout>
      )}
      {flagged > 0 && (
        <Callout
          tone="info"
          title={flagged === 1 ? "One session looks doubtful" : `${flagged} sessions look doubtful`}
          action={
            <Button asChild size="small">
              <Link href={`/studies/${id}/sessions?quality=flagged`}>
                {flagged === 1 ? "Look at it" : "Look at them"}
              </Link>
            </Button>
          }
        >
          {!canWrite
            ? "What is flagged counts until somebody who may change the study excludes it."
            : status === "ended"
              ? "Exclude what you can’t use, so that it no longer counts."
              : "Exclude what you can’t use: its place is free again for somebody else."}
        </Callout>
      )}
    </>
  );
}

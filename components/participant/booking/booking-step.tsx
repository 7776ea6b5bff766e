"use client";
import { useContext, useEffect, useState } from "react";
import type { View } from "../shapes";
import { StepBody } from "../step-body";
import { StepChanged } from "../step-changed";
import { Trouble } from "../trouble";
import { useWords } from "../words/words-context";
import { Booked } from "./booked";
import { ChooseTime } from "./choose-time";
import { useBooking } from "./use-booking";
import { knownZone, ownZone } from "./zone";

type Props = {
  view: View;
  /** Looks where this person stands now, and shows it if it is another step. */
  onLook: () => Promise<void>;
};

/** Choosing a time for a live interview, or the time that was chosen. */
export function BookingStep({ view, onLook }: Props) {
  const { words } = useWords();
  const { booking, trouble, load, book, cancel } = useBooking(view.token);
  const [moves, setMoves] = useState(false);
  // What follows an action here takes the focus, even if the page was opened at this step.
  const hasChanged = useContext(StepChanged);
  const [acted, setActed] = useState(false);
  const [isCanceled, setCanceled] = useState(false);
  const choose = (anew: boolean) => {
    setActed(true);
    setMoves(anew);
  };
  const [zone, setZone] = useState("UTC");
  // The server doesn't know the time zone, and the browser's first render must match the server's.
  useEffect(
    () => setZone(view.participant?.timeZone ? knownZone(view.participant.timeZone) : ownZone()),
    [view.participant?.timeZone],
  );
  if (!booking)
    return (
      <StepBody>
        <Trouble>{trouble && words.trouble[trouble === "offline" ? "offline" : "server"]}</Trouble>
        <div aria-hidden className="grid animate-pulse gap-4">
          <div className="h-8 w-2/3 rounded-md bg-muted" />
          <div className="h-24 rounded-md bg-muted" />
          <div className="h-48 rounded-md bg-muted" />
        </div>
      </StepBody>
    );
  return (
    <StepChanged value={hasChanged || acted}>
      {booking.booking && !moves ? (
        <Booked
          view={view}
          booking={booking.booking}
          zone={zone}
          canMove={booking.slots.length > 0}
          onMove={() => choose(true)}
          onCancel={async () => {
            setActed(true);
            await cancel();
            setCanceled(true);
          }}
        />
      ) : (
        <ChooseTime
          view={view}
          slots={booking.slots}
          missedAt={booking.missedAt}
          isCanceled={isCanceled}
          bookedAt={booking.booking?.startsAt ?? null}
          zone={zone}
          onZone={setZone}
          onReload={async () => {
            // Not only the time may be gone: the last place may be, or the study may have ended.
            await onLook();
            await load();
          }}
          onKeep={booking.booking ? () => choose(false) : null}
          onBook={async (wish) => {
            setActed(true);
            await book(wish);
            setMoves(false);
            setCanceled(false);
          }}
        />
      )}
    </StepChanged>
  );
}

"use client";
import { CalendarCheck, Video } from "lucide-react";
import { useState } from "react";
import { localeOf } from "@/lib/core/languages";
import { BigButton } from "../big-button";
import { Confirm } from "../confirm";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { useAct } from "../use-act";
import { useWords } from "../words/words-context";
import type { BookingView } from "./use-booking";
import { zoneLabel } from "./zone";

type Props = {
  booking: NonNullable<BookingView["booking"]>;
  zone: string;
  canMove: boolean;
  onMove: () => void;
  onCancel: () => Promise<void>;
};

/** The booked time, the way in, and ways to change it. */
export function Booked({ booking, zone, canMove, onMove, onCancel }: Props) {
  const { words, language } = useWords();
  const texts = words.booking;
  const [asks, setAsks] = useState(false);
  const { busy, error, run } = useAct();
  const start = new Date(booking.startsAt);
  const day = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, dateStyle: "full" }).format(start);
  const time = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, timeStyle: "short" });
  return (
    <StepBody>
      <StepHeading title={texts.bookedTitle} lead={texts.bookedLead} />
      <section className="flex gap-4 rounded-lg border bg-raised p-5 shadow-low">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text">
          <CalendarCheck aria-hidden className="size-5" />
        </span>
        <div className="grid gap-0.5">
          <p className="font-medium">{day}</p>
          <p className="tabular-nums">
            <time dateTime={booking.startsAt}>{time.format(start)}</time> – {time.format(new Date(booking.endsAt))}
          </p>
          <p dir="auto" className="text-base text-muted-foreground">
            {zoneLabel(zone, start, localeOf(language))}
          </p>
        </div>
      </section>
      <div className="flex flex-wrap gap-3">
        {booking.meetingUrl ? (
          <BigButton tone="primary" asChild>
            <a href={booking.meetingUrl} rel="noreferrer">
              <Video /> {texts.join}
            </a>
          </BigButton>
        ) : (
          <p className="w-full text-base text-muted-foreground">{texts.joinLater}</p>
        )}
        {canMove && <BigButton onClick={onMove}>{texts.change}</BigButton>}
        <BigButton tone="ghost" onClick={() => setAsks(true)}>
          {texts.cancel}
        </BigButton>
      </div>
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title={texts.cancelTitle}
        lead={texts.cancelLead}
        keep={texts.cancelKeep}
        confirm={texts.cancelConfirm}
        danger
        busy={busy}
        error={error}
        onConfirm={() => run(onCancel).then((worked) => worked && setAsks(false))}
      />
    </StepBody>
  );
}

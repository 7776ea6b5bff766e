"use client";
import { CalendarCheck, CalendarPlus, Video } from "lucide-react";
import { useState } from "react";
import { BigButton } from "../big-button";
import { Confirm } from "../confirm";
import type { View } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { useAct } from "../use-act";
import type { Words } from "../words/words";
import { useWords } from "../words/words-context";
import { localeHere } from "./locale-here";
import type { BookingView } from "./use-booking";
import { type Stage, useStage } from "./use-stage";
import { zoneLabel } from "./zone";

type Props = {
  view: View;
  booking: NonNullable<BookingView["booking"]>;
  zone: string;
  canMove: boolean;
  onMove: () => void;
  onCancel: () => Promise<void>;
};

type Heading = (texts: Words["booking"], sendsMail: boolean) => { title: string; lead?: string };

const toCome: Heading = ({ bookedTitle, bookedLead, bookedKeep }, sendsMail) => ({
  title: bookedTitle,
  lead: sendsMail ? bookedLead : bookedKeep,
});
const over: Heading = ({ overTitle, overLead }) => ({ title: overTitle, lead: overLead });

const HEADINGS: Record<Stage, Heading> = {
  "to-come": toCome,
  soon: toCome,
  now: ({ nowTitle }) => ({ title: nowTitle }),
  over,
  past: over,
};

/**
 * The booked time, the way in, and ways to change it until it begins. The way in comes first within the hour, and stays
 * for another one: conversations take longer than planned, and connections are lost.
 */
export function Booked({ view, booking, zone, canMove, onMove, onCancel }: Props) {
  const { words, language } = useWords();
  const texts = words.booking;
  const stage = useStage(booking);
  const canChange = stage === "to-come" || stage === "soon";
  const [asks, setAsks] = useState(false);
  const { busy, error, run } = useAct();
  const locale = localeHere(language);
  const [start, end] = [new Date(booking.startsAt), new Date(booking.endsAt)];
  const day = new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: "full" }).format(start);
  const time = new Intl.DateTimeFormat(locale, { timeZone: zone, timeStyle: "short" });
  const calendar = (
    <BigButton tone={stage === "to-come" ? "primary" : "secondary"} asChild>
      <a href={`/api/participation/${view.token}/booking.ics`} download>
        <CalendarPlus /> {texts.calendar}
      </a>
    </BigButton>
  );
  const noLinkYet = view.sendsMail ? texts.joinLater : texts.joinLaterHere;
  const join = booking.meetingUrl ? (
    stage !== "past" && (
      <BigButton tone={stage === "soon" || stage === "now" ? "primary" : "secondary"} asChild>
        <a href={booking.meetingUrl} rel="noreferrer">
          <Video /> {texts.join}
        </a>
      </BigButton>
    )
  ) : (
    <p className="w-full text-base text-muted-foreground">{(canChange || stage === "now") && noLinkYet}</p>
  );
  return (
    <StepBody>
      <StepHeading {...HEADINGS[stage](texts, view.sendsMail)} />
      <section className="flex gap-4 rounded-lg border bg-raised p-5 shadow-low">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text">
          <CalendarCheck aria-hidden className="size-5" />
        </span>
        <div className="grid gap-0.5">
          <p className="font-medium">{day}</p>
          <p className="tabular-nums">
            <time dateTime={booking.startsAt}>{time.format(start)}</time> – {time.format(end)}
          </p>
          <p className="text-base text-muted-foreground">
            <bdi>{zoneLabel(zone, [start, end], locale)}</bdi>
          </p>
        </div>
      </section>
      <div className="flex flex-wrap gap-3">
        {stage === "to-come" && calendar}
        {join}
        {stage === "soon" && calendar}
      </div>
      {canChange && (
        <div className="-mt-4 flex flex-wrap gap-x-1 gap-y-3 @lg:-ms-5">
          {canMove && (
            <BigButton tone="ghost" onClick={onMove}>
              {texts.change}
            </BigButton>
          )}
          <BigButton tone="ghost" onClick={() => setAsks(true)}>
            {texts.cancel}
          </BigButton>
        </div>
      )}
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

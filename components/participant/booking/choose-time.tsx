"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { CallError } from "@/lib/api/client/call-error";
import { LONGEST_PARTICIPANT_NAME } from "@/lib/core/limits/name-limits";
import { isMailAddress, LONGEST_MAILBOX } from "@/lib/core/mail/is-mail-address";
import { count } from "@/lib/core/text/count";
import { fill } from "@/lib/core/text/fill";
import { textDirection } from "@/lib/core/text/text-direction";
import { askedMinutes, lengthsOf } from "@/lib/core/time/asked-minutes";
import { BigButton } from "../big-button";
import type { View } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { Trouble } from "../trouble";
import { useAct } from "../use-act";
import { useWords } from "../words/words-context";
import type { Slot } from "./days-of";
import { localeHere } from "./locale-here";
import { TimeList } from "./time-list";
import { ZoneChoice } from "./zone-choice";

const SHORT = { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

type Wish = { slotId: string; timeZone: string; email?: string; name?: string };
type Props = {
  view: View;
  slots: Slot[];
  /** Start of an interview to which they didn't come, ISO 8601. */
  missedAt: string | null;
  /** Whether they have just canceled a booking here. */
  isCanceled?: boolean;
  /** Start of the interview that they would move, ISO 8601. */
  bookedAt?: string | null;
  zone: string;
  onZone: (zone: string) => void;
  onReload: () => Promise<void>;
  /** Given if there already is a booking, which may stay as it is. */
  onKeep: (() => void) | null;
  onBook: (wish: Wish) => Promise<void>;
};

/** Free times by day in the participant's own time zone, and the email address for the calendar entry. */
export function ChooseTime({ view, slots, zone, onZone, onReload, onKeep, onBook, ...stands }: Props) {
  const { words, language } = useWords();
  const { booking } = words;
  const { study, participant } = view;
  const [chosen, setChosen] = useState<string | null>(null);
  const [email, setEmail] = useState("");
  const [name, setName] = useState(participant?.name ?? "");
  const [taken, setTaken] = useState(false);
  const { busy, error, problems, run } = useAct();
  // Someone with a booking gave an address for it, even if that was after this page was loaded.
  const asksEmail = !participant?.email && onKeep === null;
  const [wrong, setWrong] = useState(false);
  const emailWrong = wrong || problems.includes("email");
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (emailWrong) address.current?.focus();
  }, [emailWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return;
    setTaken(false);
    const isWrong = asksEmail && !isMailAddress(email);
    setWrong(isWrong);
    if (isWrong) return address.current?.focus();
    const wish = {
      slotId: chosen,
      timeZone: zone,
      ...(asksEmail && { email: email.trim() }),
      ...(name.trim() && { name: name.trim() }),
    };
    void run(async () => {
      try {
        await onBook(wish);
      } catch (thrown) {
        if (!CallError.isConflict(thrown)) throw thrown;
        setTaken(true);
        setChosen(null);
        await onReload();
      }
    });
  };
  const minutes = askedMinutes(lengthsOf(slots), study.minutes);
  const about = minutes ? count(booking.lead, minutes, language) : booking.leadPlain;
  const { missedAt, isCanceled, bookedAt } = stands;
  const locale = localeHere(language);
  const day = new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: "long" });
  const missed = missedAt && fill(booking.missed, { day: day.format(new Date(missedAt)) });
  const before = isCanceled ? booking.canceled : missed;
  return (
    <StepBody>
      <StepHeading title={booking.title} lead={before ? `${before} ${about}` : about} />
      {slots.length === 0 ? (
        <p className="rounded-lg border bg-background p-5 text-pretty text-muted-foreground">{booking.none}</p>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-7">
          <ZoneChoice value={zone} at={slots.map(({ startsAt }) => new Date(startsAt))} onChange={onZone} />
          {taken && <Trouble>{booking.taken}</Trouble>}
          <TimeList slots={slots} zone={zone} chosen={chosen} onChoose={setChosen} />
          {chosen !== null && (
            <div className="fade-in grid animate-in gap-5 duration-200">
              {asksEmail && (
                <>
                  <Field label={`${booking.name} (${words.optional})`}>
                    <Input
                      autoComplete="name"
                      dir={textDirection(name)}
                      maxLength={LONGEST_PARTICIPANT_NAME}
                      value={name}
                      onChange={(event) => setName(event.target.value)}
                      className="h-12 rounded-md px-3.5 text-md"
                    />
                  </Field>
                  <Field
                    label={booking.email}
                    hint={view.sendsMail ? booking.emailNote : booking.emailNotePlain}
                    error={emailWrong ? booking.emailWrong : undefined}
                  >
                    <Input
                      ref={address}
                      type="email"
                      autoComplete="email"
                      inputMode="email"
                      dir="ltr"
                      required
                      maxLength={LONGEST_MAILBOX}
                      value={email}
                      onChange={(event) => setEmail(event.target.value)}
                      className="h-12 rounded-md px-3.5 text-md rtl:text-right"
                    />
                  </Field>
                </>
              )}
            </div>
          )}
          <Trouble>{emailWrong ? null : error}</Trouble>
          {/* On a phone the times are longer than the screen, and the way on stays in reach below them. */}
          <div
            data-bottom-bar
            className="@max-lg:sticky @max-lg:bottom-0 @max-lg:z-10 flex flex-wrap gap-3 @max-lg:border-t bg-surface @max-lg:-mx-5 @max-lg:px-5 @max-lg:pt-3 @max-lg:pb-[max(12px,env(safe-area-inset-bottom))]"
          >
            <BigButton type="submit" tone="primary" busy={busy} aria-disabled={chosen === null}>
              {onKeep ? booking.move : booking.book}
            </BigButton>
            {onKeep && (
              <BigButton tone="ghost" onClick={onKeep}>
                {booking.keep}
                {bookedAt && (
                  <time dateTime={bookedAt} className="font-normal">
                    {new Intl.DateTimeFormat(locale, { ...SHORT, timeZone: zone }).format(new Date(bookedAt))}
                  </time>
                )}
              </BigButton>
            )}
          </div>
        </form>
      )}
    </StepBody>
  );
}

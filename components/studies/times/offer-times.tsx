"use client";
import { CalendarPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toLocal } from "@/components/studies/editor/audience/local-time";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Select } from "@/components/ui/fields/select";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { MOST_SLOTS_AT_ONCE } from "@/lib/core/study/limits";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { counted } from "@/lib/core/text/counted";
import type { Slot } from "../shapes";
import { inOwnZone } from "./own-zone";
import { apartFrom, type Pattern, weeklyTimes } from "./weekly-times";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const ORDER = [1, 2, 3, 4, 5, 6, 0];
const DAY_MS = 86_400_000;
const minutes = (values: number[]) => values.map((value) => ({ value: String(value), label: `${value} min` }));
const weeks = [1, 2, 3, 4].map((value) => ({ value: String(value), label: counted(value, "week") }));

/** `wished` counts those that run into offered times, too. */
function statusOf(times: number, wished: number): string {
  if (times > MOST_SLOTS_AT_ONCE) return `You can offer up to ${MOST_SLOTS_AT_ONCE} at once. Choose fewer days.`;
  if (times === 0 && wished > 0) return "You already offer times then.";
  const zone = inOwnZone();
  return times === wished ? `${zone}.` : `${zone}, between those you already offer.`;
}

type Props = { studyId: string; lengthMinutes: number; offered: Pick<Slot, "startsAt" | "endsAt">[] };

/** Offers times for live interviews in a weekly pattern; a single day is a pattern of one week and one day. */
export function OfferTimes(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <CalendarPlus /> Offer times
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Offer times"
        description="People who fit choose one and get it in their calendar. Times you already offer stay as they are."
        className="max-w-lg"
      >
        <OfferForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function OfferForm({ studyId, lengthMinutes, offered, close }: Props & { close: () => void }) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const [meetingUrl, setMeetingUrl] = useState("");
  const [pattern, setPattern] = useState<Pattern>(() => ({
    weekdays: [1, 2, 3, 4, 5],
    from: "10:00",
    to: "16:00",
    lengthMinutes,
    pauseMinutes: 15,
    firstDay: toLocal(new Date(Date.now() + DAY_MS).toISOString()).slice(0, 10),
    weeks: 1,
  }));
  const change = (to: Partial<Pattern>) => setPattern({ ...pattern, ...to });
  const wished = weeklyTimes(pattern, new Date());
  const times = apartFrom(offered, wished);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const url = meetingUrl.trim();
      const slots = times.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        ...(url && { meetingUrl: url }),
      }));
      const { items } = await call("POST /studies/{id}/slots", { params: { id: studyId }, body: { slots } });
      const undo = async () => {
        await call("POST /studies/{id}/slots/withdraw", {
          params: { id: studyId },
          body: { slotIds: items.map(({ id }) => id) },
        }).catch(toast.failed);
        router.refresh();
      };
      toast.success(items.length === 1 ? "One time offered." : `${items.length} times offered.`, {
        label: "Undo",
        run: () => void undo(),
      });
      router.refresh();
      close();
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Failure text={error} />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium text-sm">Days</legend>
        <div className="flex flex-wrap gap-1.5">
          {ORDER.map((day) => (
            <label
              key={day}
              className={cn(
                "inline-flex h-8 cursor-pointer items-center rounded-full border bg-raised px-3 text-sm has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2",
                pattern.weekdays.includes(day) && "border-primary bg-primary-soft font-medium text-primary-text",
              )}
            >
              <input
                type="checkbox"
                checked={pattern.weekdays.includes(day)}
                onChange={({ target }) =>
                  change({
                    weekdays: ORDER.filter((other) =>
                      other === day ? target.checked : pattern.weekdays.includes(other),
                    ),
                  })
                }
                className="sr-only"
              />
              {DAYS[day]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-4">
        <Field label="From">
          <Input type="time" required value={pattern.from} onChange={({ target }) => change({ from: target.value })} />
        </Field>
        <Field label="To">
          <Input type="time" required value={pattern.to} onChange={({ target }) => change({ to: target.value })} />
        </Field>
        <Field label="Length">
          <Select
            choices={minutes([...new Set([15, 20, 30, 45, 60, 90, lengthMinutes])].sort((a, b) => a - b))}
            value={String(pattern.lengthMinutes)}
            onChange={({ target }) => change({ lengthMinutes: Number(target.value) })}
          />
        </Field>
        <Field label="Break between">
          <Select
            choices={minutes([0, 5, 10, 15, 30])}
            value={String(pattern.pauseMinutes)}
            onChange={({ target }) => change({ pauseMinutes: Number(target.value) })}
          />
        </Field>
        <Field label="Starting">
          <Input
            type="date"
            required
            value={pattern.firstDay}
            onChange={({ target }) => change({ firstDay: target.value })}
          />
        </Field>
        <Field label="For">
          <Select
            choices={weeks}
            value={String(pattern.weeks)}
            onChange={({ target }) => change({ weeks: Number(target.value) })}
          />
        </Field>
      </div>
      <Field label="Call link (optional)" hint="You can also set it for each time later.">
        <Input
          type="url"
          maxLength={STUDY_TEXT.meetingAddress}
          placeholder="https://meet.example.com/room"
          value={meetingUrl}
          onChange={(event) => setMeetingUrl(event.target.value)}
        />
      </Field>
      <footer className="flex items-center gap-3 border-t pt-4">
        <p role="status" className="min-w-0 flex-1 text-pretty text-muted-foreground text-sm">
          {statusOf(times.length, wished.length)}
        </p>
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          disabled={times.length === 0 || times.length > MOST_SLOTS_AT_ONCE}
        >
          {times.length === 0 ? "Offer times" : `Offer ${counted(times.length, "time")}`}
        </Button>
      </footer>
    </form>
  );
}

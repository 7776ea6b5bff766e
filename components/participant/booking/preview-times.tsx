"use client";
import { useState } from "react";
import type { View } from "../shapes";
import { ChooseTime } from "./choose-time";
import { ownZone } from "./zone";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const USUAL_MINUTES = 60;
const OFFERED_HOURS = [24, 25, 28, 48, 52];

/** The choice of a time with made-up times, as long as those on offer; booking one does nothing. */
export function PreviewTimes({ view, lengths }: { view: View; lengths: number[] }) {
  const [zone, setZone] = useState(ownZone);
  const [first] = useState(() => Math.ceil(Date.now() / HOUR_MS) * HOUR_MS);
  const minutesOf = (at: number) => lengths[at % lengths.length] ?? view.study.minutes ?? USUAL_MINUTES;
  const slots = OFFERED_HOURS.map((hours, at) => ({
    id: String(hours),
    startsAt: new Date(first + hours * HOUR_MS).toISOString(),
    endsAt: new Date(first + hours * HOUR_MS + minutesOf(at) * MINUTE_MS).toISOString(),
  }));
  const nothing = async () => undefined;
  return (
    <ChooseTime
      view={view}
      slots={slots}
      missedAt={null}
      zone={zone}
      onZone={setZone}
      onReload={nothing}
      onKeep={null}
      onBook={nothing}
    />
  );
}

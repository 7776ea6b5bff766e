"use client";
import { CalendarX, CircleSlash, Eye, Heart, HeartHandshake, Pause, Trash2, UsersRound } from "lucide-react";
import { fill } from "@/lib/core/text/fill";
import { BigButton } from "../big-button";
import { PoliteEnd } from "../polite-end";
import type { View } from "../shapes";
import { Trouble } from "../trouble";
import { useAct } from "../use-act";
import { amount } from "../words/amount";
import { useWords } from "../words/words-context";
import { AddressForm } from "./address-form";

type Props = {
  view: View;
  onLeave: (email: string) => Promise<void>;
  onConsent: () => Promise<void>;
  onBegin: () => Promise<void>;
};

/** Every dead end, put kindly: closed, full, other people needed, awaiting a decision, declined. */
export function Ends({ view, onLeave, onConsent, onBegin }: Props) {
  const { words, language } = useWords();
  const { end, stop } = words;
  const { rewardCents } = view.study;
  const reward = rewardCents ? amount(rewardCents, language) : null;
  const { busy, error, run } = useAct();
  const workspace = view.study.workspaceName;
  const again = (label: string, act: () => Promise<void>) => (
    <div className="grid gap-3 @max-lg:w-full">
      <Trouble>{error}</Trouble>
      <BigButton busy={busy} onClick={() => run(act)}>
        {label}
      </BigButton>
    </div>
  );
  switch (view.step) {
    case "full":
      return (
        <PoliteEnd
          icon={UsersRound}
          title={end.fullTitle}
          action={view.participant && again(words.tryAgain, onBegin)}
          foot={end.mayClose}
        >
          {end.full}
        </PoliteEnd>
      );
    case "review":
      return (
        <PoliteEnd
          icon={Eye}
          title={end.reviewTitle}
          form={view.addressNeed && <AddressForm view={view} onLeave={onLeave} />}
        >
          {fill(end.review, { workspace })}
        </PoliteEnd>
      );
    case "screened_out":
      return (
        <PoliteEnd icon={HeartHandshake} title={end.screenedTitle} foot={end.mayClose}>
          {end.screened}
        </PoliteEnd>
      );
    case "declined":
      return (
        <PoliteEnd icon={Heart} title={end.declinedTitle} action={again(end.change, onConsent)} foot={end.mayClose}>
          {end.declined}
        </PoliteEnd>
      );
    case "stopped":
      return (
        <PoliteEnd icon={Pause} title={stop.stoppedTitle} action={again(words.ready.resume, onBegin)}>
          {stop.stoppedLead}
          {reward && ` ${fill(stop.stoppedReward, { amount: reward })}`}
        </PoliteEnd>
      );
    case "ended":
      return (
        <PoliteEnd icon={HeartHandshake} title={end.overTitle} foot={end.mayClose}>
          {fill(end.over, { workspace })}
        </PoliteEnd>
      );
    case "withdrawn":
      return (
        <PoliteEnd icon={Trash2} title={end.withdrawnTitle}>
          {end.withdrawn}
        </PoliteEnd>
      );
    default:
      return (
        <PoliteEnd icon={view.reason === "cancelled" ? CalendarX : CircleSlash} title={end.closedTitle}>
          {end[view.reason ?? "ended"]}
        </PoliteEnd>
      );
  }
}

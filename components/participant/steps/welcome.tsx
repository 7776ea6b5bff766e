"use client";
import {
  AudioLines,
  CalendarClock,
  Clock,
  Gift,
  type LucideIcon,
  Mic,
  ShieldCheck,
  TextCursorInput,
} from "lucide-react";
import type { ReactNode } from "react";
import { isForm } from "@/lib/core/study/types";
import { fill } from "@/lib/core/text/fill";
import { textDirection } from "@/lib/core/text/text-direction";
import { BigButton } from "../big-button";
import type { View } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { Trouble } from "../trouble";
import { useAct } from "../use-act";
import { amount } from "../words/amount";
import { howLong } from "../words/how-long";
import { useWords } from "../words/words-context";

type Props = { view: View; changed: boolean; onDecide: (agreed: boolean) => Promise<void> };

const CHATS = new Set(["ai-curated-interview", "ai-curated-survey"]);

/** Who is asking, what it is like, how long it takes, what is stored, what the reward is; then yes or no. */
export function Welcome({ view, changed, onDecide }: Props) {
  const { words, language } = useWords();
  const { welcome } = words;
  const { busy, error, run } = useAct();
  const { study, consent } = view;
  const workspace = study.workspaceName;
  const length = howLong(words, study, language);
  const isChat = CHATS.has(study.type);
  const speaks = isChat && study.voice && study.speech;
  return (
    <StepBody>
      <StepHeading eyebrow={fill(welcome.asks, { workspace })} title={study.title} />
      <ul aria-label={welcome.facts} className="grid gap-4">
        {length && <Fact icon={Clock} title={length} />}
        <Format type={study.type} />
        {isChat && (
          <Fact icon={speaks ? Mic : TextCursorInput} title={speaks ? welcome.voice : welcome.typed}>
            {study.voice && !study.speech && welcome.speechMissing}
          </Fact>
        )}
        <Fact icon={ShieldCheck} title={fill(speaks ? welcome.storedVoice : welcome.stored, { workspace })}>
          {welcome.storedNote}
        </Fact>
        <Fact
          icon={Gift}
          title={
            study.rewardCents ? fill(welcome.reward, { amount: amount(study.rewardCents, language) }) : welcome.noReward
          }
        />
      </ul>
      {study.instructions && (
        <section className="grid gap-2">
          <h2 className="text-md">{welcome.instructions}</h2>
          <p dir={textDirection(study.instructions)} className="whitespace-pre-line text-pretty text-muted-foreground">
            {study.instructions}
          </p>
        </section>
      )}
      <section className="grid gap-2 rounded-lg border bg-background p-5">
        <h2 className="text-md">{welcome.consent}</h2>
        {changed && (
          <p role="alert" className="text-base text-warning">
            {welcome.changed}
          </p>
        )}
        {consent.text
          .split(/\n+/)
          .filter(Boolean)
          .map((part) => (
            <p key={part} dir={textDirection(part)} className="text-pretty text-base text-muted-foreground">
              {part}
            </p>
          ))}
      </section>
      <div className="grid gap-3">
        <Trouble>{error}</Trouble>
        <div className="flex flex-wrap gap-3">
          <BigButton tone="primary" busy={busy} onClick={() => run(() => onDecide(true))}>
            {welcome.agree}
          </BigButton>
          <BigButton tone="ghost" aria-disabled={busy} onClick={() => run(() => onDecide(false))}>
            {welcome.decline}
          </BigButton>
        </div>
      </div>
    </StepBody>
  );
}

function Format({ type }: { type: View["study"]["type"] }) {
  const { welcome } = useWords().words;
  if (type === "live-interview")
    return (
      <Fact icon={CalendarClock} title={welcome.live}>
        {welcome.liveNote}
      </Fact>
    );
  if (isForm(type))
    return (
      <Fact icon={TextCursorInput} title={welcome.form}>
        {welcome.formNote}
      </Fact>
    );
  return (
    <Fact icon={AudioLines} title={type === "ai-curated-survey" ? welcome.survey : welcome.interview}>
      {welcome.interviewNote}
    </Fact>
  );
}

function Fact({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-text" />
      <div className="grid min-w-0 gap-0.5">
        <p className="text-pretty">{title}</p>
        {children && <p className="text-pretty text-base text-muted-foreground">{children}</p>}
      </div>
    </li>
  );
}

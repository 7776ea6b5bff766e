"use client";
import { Keyboard, type LucideIcon, Mic } from "lucide-react";
import { useState } from "react";
import { HeardButton } from "@/components/ui/heard-button";
import { isForm } from "@/lib/core/study/types";
import { BigButton } from "../big-button";
import type { View } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { Trouble } from "../trouble";
import { useAct } from "../use-act";
import { MicrophoneCheck } from "../voice/microphone-check";
import { useWords } from "../words/words-context";

type Props = { view: View; onBegin: (speaks: boolean) => Promise<void> };

/** Right before the first question: how to answer, and, if answers can be spoken, the microphone check. */
export function Ready({ view, onBegin }: Props) {
  const { words } = useWords();
  const { ready } = words;
  const [checks, setChecks] = useState(false);
  const { busy, error, run } = useAct();
  const { voice, speech, type } = view.study;
  const begin = (speaks: boolean) => run(() => onBegin(speaks));
  if (checks) return <MicrophoneCheck busy={busy} onSpeak={() => begin(true)} onType={() => begin(false)} />;
  if (voice && speech && !isForm(type))
    return (
      <StepBody>
        <StepHeading title={ready.title} lead={ready.lead} />
        <div className="grid gap-3">
          <Way icon={Mic} title={ready.speak} note={ready.speakNote} onChoose={() => setChecks(true)} />
          <Way icon={Keyboard} title={ready.type} note={ready.typeNote} onChoose={() => begin(false)} />
        </div>
        <Trouble>{error}</Trouble>
      </StepBody>
    );
  return (
    <StepBody middle>
      <StepHeading title={ready.startTitle} lead={isForm(type) ? ready.formLead : ready.startLead} />
      <Trouble>{error}</Trouble>
      <div>
        <BigButton tone="primary" busy={busy} onClick={() => begin(false)}>
          {ready.start}
        </BigButton>
      </div>
    </StepBody>
  );
}

type WayProps = { icon: LucideIcon; title: string; note: string; onChoose: () => void };

function Way({ icon: Icon, title, note, onChoose }: WayProps) {
  return (
    <HeardButton
      onClick={onChoose}
      className="flex items-center gap-4 rounded-lg border bg-raised p-5 text-start shadow-low transition-colors hover:border-border-strong hover:bg-muted"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="grid gap-0.5">
        <span className="font-medium">{title}</span>
        <span className="text-pretty text-base text-muted-foreground">{note}</span>
      </span>
    </HeardButton>
  );
}

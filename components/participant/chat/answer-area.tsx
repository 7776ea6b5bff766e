"use client";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Question } from "../shapes";
import { VoiceAnswer } from "../voice/voice-answer";
import { useWords } from "../words/words-context";
import { ChoiceAnswer } from "./choice-answer";
import type { Given, Outcome } from "./given";
import { TypedAnswer } from "./typed-answer";

type Props = {
  question: Question;
  version: number;
  token: string;
  /** The key under which typed text is kept on this device; null keeps none. */
  draftKey: string | null;
  /** What was written to an earlier question and could not be sent. */
  unsent: string | null;
  voice: boolean;
  speaks: boolean;
  busy: boolean;
  onSpeaks: (speaks: boolean) => void;
  onText: (text: string) => void;
  onAnswer: (given: Given) => Promise<Outcome>;
  onSkip: () => Promise<Outcome>;
  /** Looks where the conversation is now. */
  onLook: () => Promise<void>;
  note: ReactNode;
};

/** Where an answer is given: chosen, typed or spoken, as the question and the participant require. */
export function AnswerArea(props: Props) {
  const { question, version, token, draftKey, unsent, voice, speaks, busy } = props;
  const { onSpeaks, onText, onAnswer, onSkip, onLook, note } = props;
  const { words } = useWords();
  const [refused, setRefused] = useState(false);
  const [heard, setHeard] = useState<string | null>(null);
  const act = async (run: () => Promise<Outcome>) => {
    setRefused(false);
    const outcome = await run();
    setRefused(outcome === "refused");
    return outcome === "sent";
  };
  const send = (given: Given) => act(() => onAnswer(given));
  const isText = question.kind === "open" || question.kind === "text";
  const isSpoken = isText && voice && speaks && heard === null && unsent === null;
  return (
    <div className="grid gap-2 border-t bg-surface px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
      {refused && (
        <p role="alert" className="text-base text-danger">
          {words.chat.refused}
        </p>
      )}
      {isSpoken ? (
        <VoiceAnswer
          token={token}
          version={version}
          onText={setHeard}
          onRefused={onLook}
          onType={() => onSpeaks(false)}
        />
      ) : isText ? (
        <TypedAnswer
          draftKey={draftKey}
          heard={heard}
          unsent={unsent}
          onText={onText}
          busy={busy}
          onSend={send}
          onSpeak={voice ? () => (heard === null ? onSpeaks(true) : setHeard(null)) : null}
        />
      ) : (
        <ChoiceAnswer question={question} draftKey={draftKey} busy={busy} onSend={send} />
      )}
      <div className="flex min-h-8 items-center justify-between gap-4 text-muted-foreground text-sm">
        <span>{note}</span>
        {!question.required && (
          <Button tone="ghost" className="-me-3 h-11" aria-disabled={busy} onClick={() => act(onSkip)}>
            {words.chat.skip}
          </Button>
        )}
      </div>
    </div>
  );
}

"use client";
import { type ReactNode, useCallback, useState } from "react";
import { CallError } from "@/lib/api/client/call-error";
import { isForm } from "@/lib/core/study/types";
import { BookingStep } from "./booking/booking-step";
import { Talk } from "./chat/talk";
import { draftKey } from "./draft-key";
import type { Engine } from "./engine/engine";
import { FormStep } from "./form/form-step";
import { SavedNote } from "./form/saved-note";
import type { Saved } from "./form/use-draft";
import { Frame } from "./frame";
import type { Progress, View } from "./shapes";
import { StepChanged } from "./step-changed";
import { Ends } from "./steps/ends";
import { Ready } from "./steps/ready";
import { Screener } from "./steps/screener";
import { Thanks } from "./steps/thanks";
import { Welcome } from "./steps/welcome";
import { isFlag, useLocal } from "./use-local";
import { useSeen } from "./use-seen";

type Props = {
  engine: Engine;
  view: View;
  onView: (view: View) => void;
  /** Nothing is shown while the page redirects to where this person left off. */
  hidden?: boolean;
  menu?: (stop: (() => Promise<void>) | null) => ReactNode;
  /** Replaces the real times to choose from. */
  booking?: ReactNode;
};

const WAITING = new Set<View["step"]>(["review", "full", "closed"]);
const ignored = () => undefined;

/** Shows the view's current step; whatever an action returns becomes the next view. */
export function Journey({ engine, view, onView, hidden, menu, booking }: Props) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [speaks, setSpeaks] = useLocal(
    view.participant && !engine.isPreview ? `earshot.speaks.${view.studyKey}` : null,
    false,
    isFlag,
  );
  const [changed, setChanged] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [hasChanged, setHasChanged] = useState(false);
  const show = useCallback(
    (next: View) => {
      setProgress(null);
      setHasChanged(true);
      onView(next);
    },
    [onView],
  );
  // Someone may have decided meanwhile, or a place may have become free.
  useSeen(() => {
    if (WAITING.has(view.step)) look().catch(ignored);
  });
  const look = async () => {
    const next = await engine.look();
    if (next.step !== view.step) show(next);
  };
  const leaveAddress = async (email: string) => onView(await engine.leaveAddress(email));
  const begin = async () => show(await engine.begin());
  /** Whoever has nothing more to choose goes straight to the first question. */
  const proceed = async (next: View) => {
    const { voice, speech, type } = next.study;
    const hasChoice = voice && speech && !isForm(type);
    if (next.step === "ready" && !hasChoice) await begin();
    else show(next);
  };
  const decide = async (agreed: boolean) => {
    try {
      await proceed(await engine.consent(agreed));
    } catch (error) {
      if (!CallError.isConflict(error)) throw error;
      show(await engine.look());
      setChanged(true);
    }
  };
  const canStop = view.step === "interview" && view.session !== null;
  const bar = canStop || view.step === "form" ? progress : null;
  return (
    <Frame
      title={view.study.title}
      progress={bar}
      embedded={engine.isPreview}
      note={view.step === "form" && saved && <SavedNote saved={saved} />}
      menu={view.participant && menu?.(canStop ? async () => show(await engine.stop()) : null)}
    >
      <StepChanged value={hasChanged}>{hidden ? null : body()}</StepChanged>
    </Frame>
  );

  function body() {
    const { step, session, form, screener } = view;
    if (step === "consent") return <Welcome view={view} changed={changed} onDecide={decide} />;
    if (step === "screener" && screener)
      return (
        <Screener
          questions={screener.questions}
          draftKey={engine.isPreview ? null : draftKey("screener", view.token)}
          onSend={async (answers) => proceed(await engine.screener(answers))}
        />
      );
    if (step === "ready")
      return (
        <Ready
          view={view}
          onBegin={async (speaksNow) => {
            setSpeaks(speaksNow);
            await begin();
          }}
        />
      );
    if (step === "interview" && session)
      return (
        <Talk
          engine={engine}
          view={view}
          session={session}
          speaks={speaks}
          onSpeaks={setSpeaks}
          onView={show}
          onProgress={setProgress}
        />
      );
    if (step === "form" && form)
      return (
        <FormStep engine={engine} view={view} form={form} onView={show} onProgress={setProgress} onSaved={setSaved} />
      );
    if (step === "booking" || step === "booked") return booking ?? <BookingStep view={view} onLook={look} />;
    if (step === "thanks") return <Thanks view={view} onLeave={leaveAddress} />;
    return <Ends view={view} onLeave={leaveAddress} onConsent={() => decide(true)} onBegin={begin} />;
  }
}

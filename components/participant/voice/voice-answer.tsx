"use client";
import { Keyboard, Mic, Square, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { BigButton } from "../big-button";
import { useWords } from "../words/words-context";
import { Clock } from "./clock";
import { LevelMeter, MeterAtRest } from "./level-meter";
import { useVoice } from "./use-voice";

type Props = Parameters<typeof useVoice>[0] & { onType: () => void };

const SLOW_MS = 12_000;

/** A spoken answer: record it, have it transcribed, hand over the text. Typing is always one press away. */
export function VoiceAnswer({ onType, ...spoken }: Props) {
  const { words } = useWords();
  const { voice } = words;
  const { state, trouble, record, stop, discard, use } = useVoice(spoken);
  const slow = useSlow(state.kind === "working");
  const box = useRef<HTMLDivElement>(null);
  // Each state has its own main button; the focus goes to it before anything is drawn, so that no frame is without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the state.
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>("[data-main]")?.focus({ preventScroll: true });
  }, [state.kind]);
  const waits = state.kind === "saving" || state.kind === "working";
  const isLive = waits || state.kind === "recording";
  const typeInstead = (
    <Button tone="ghost" className="h-12 px-3 text-base" onClick={onType}>
      <Keyboard /> {words.microphone.typeInstead}
    </Button>
  );
  return (
    <div ref={box} className="grid gap-3 py-1">
      {state.kind === "recording" && (
        <div className="flex items-center gap-3">
          <span aria-hidden className="size-2.5 shrink-0 animate-pulse rounded-full bg-danger" />
          <Clock startedAt={state.startedAt} />
          <LevelMeter stream={state.stream} label={words.microphone.level} className="h-8 flex-1" />
        </div>
      )}
      {waits && <MeterAtRest className="h-8" />}
      {/* One element through all states, since only what changes in one is said. */}
      <p
        role="status"
        className={cn(
          "text-pretty text-base empty:sr-only",
          isLive && trouble ? "text-warning" : "text-muted-foreground",
        )}
      >
        {noteOf()}
      </p>
      {isLive ? (
        <Row>
          <BigButton data-main tone="primary" className="flex-1" busy={waits} onClick={stop}>
            <Square className="fill-current" /> {voice.stop}
          </BigButton>
          {waits ? (
            typeInstead
          ) : (
            <Button tone="ghost" className="size-12 px-0" aria-label={voice.discard} onClick={discard}>
              <Trash2 />
            </Button>
          )}
        </Row>
      ) : state.kind === "left" ? (
        <Row>
          <BigButton data-main tone="primary" className="flex-1" onClick={() => use(state.take)}>
            {voice.use}
          </BigButton>
          <BigButton className="flex-1" onClick={record}>
            {voice.again}
          </BigButton>
        </Row>
      ) : (
        <Row>
          <BigButton data-main tone="primary" className="flex-1" busy={state.kind === "starting"} onClick={record}>
            <Mic className="size-5!" /> {state.kind === "idle" ? words.chat.speak : voice.again}
          </BigButton>
          {typeInstead}
        </Row>
      )}
    </div>
  );

  function noteOf(): string | null {
    if (trouble && isLive) return words.chat[trouble];
    switch (state.kind) {
      case "recording":
        return voice.listening;
      case "saving":
        return voice.saving;
      case "working":
        return slow ? voice.slow : voice.working;
      case "left":
        return voice.left;
      case "failed":
        return voice.failed;
      case "refused":
        return words.trouble[state.why];
      case "replaced":
        return voice.replaced;
      case "none":
        return words.microphone[state.why];
      default:
        return null;
    }
  }
}

/** Whether something has been taking longer than people expect. */
function useSlow(goesOn: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!goesOn) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [goesOn]);
  return slow;
}

const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>;

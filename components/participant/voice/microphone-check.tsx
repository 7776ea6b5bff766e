"use client";
import { CircleCheck, Mic } from "lucide-react";
import { useEffect, useState } from "react";
import { Callout } from "@/components/ui/states/callout";
import { BigButton } from "../big-button";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { useWords } from "../words/words-context";
import { LevelMeter } from "./level-meter";
import { closeMicrophone, type NoMicrophone, openMicrophone } from "./microphone";

type Props = { busy: boolean; onSpeak: () => void; onType: () => void };

/** Tests the microphone before the first question. Nothing is recorded, and typing is offered at every turn. */
export function MicrophoneCheck({ busy, onSpeak, onType }: Props) {
  const { words } = useWords();
  const { microphone } = words;
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [why, setWhy] = useState<NoMicrophone | null>(null);
  const [asking, setAsking] = useState(false);
  const [heard, setHeard] = useState(false);
  useEffect(() => () => (stream ? closeMicrophone(stream) : undefined), [stream]);
  const ask = async () => {
    setAsking(true);
    setWhy(null);
    const opened = await openMicrophone();
    setAsking(false);
    if (typeof opened === "string") setWhy(opened);
    else setStream(opened);
  };
  // Trying again changes nothing about the browser.
  const isHopeless = why === "unsupported";
  const lead = stream ? microphone.quiet : microphone.ask;
  return (
    <StepBody>
      <StepHeading title={microphone.title} lead={!isHopeless && lead} />
      {why && <Callout tone="warning">{microphone[why]}</Callout>}
      {stream && (
        <div className="grid gap-4 rounded-lg border bg-raised p-5">
          <LevelMeter stream={stream} label={microphone.level} onHeard={() => setHeard(true)} className="h-14" />
          <p role="status" className="flex min-h-6 items-center gap-2 text-base">
            {heard ? (
              <>
                <CircleCheck aria-hidden className="size-5 shrink-0 text-success" /> {microphone.heard}
              </>
            ) : (
              <span className="text-muted-foreground">{microphone.say}…</span>
            )}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {stream ? (
          <BigButton tone="primary" busy={busy} onClick={onSpeak}>
            {words.ready.start}
          </BigButton>
        ) : (
          !isHopeless && (
            <BigButton tone="primary" busy={asking} onClick={ask}>
              <Mic /> {why ? words.tryAgain : microphone.allow}
            </BigButton>
          )
        )}
        <BigButton tone={isHopeless ? "primary" : undefined} aria-disabled={busy} onClick={onType}>
          {microphone.typeInstead}
        </BigButton>
      </div>
    </StepBody>
  );
}

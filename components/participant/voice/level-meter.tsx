"use client";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  stream: MediaStream;
  label: string;
  className: string;
  /** Called once, when the sound has been loud enough to be speech. */
  onHeard?: () => void;
};

const BARS = 28;
const SPEECH_LEVEL = 0.08;
const FRAMES_A_BAR = 4;
const LOWEST = 0.1;
/** As a transform, like what is drawn: a class would scale what is drawn once more. */
const AT_REST = { transform: `scaleY(${LOWEST})` };

/** The row once nothing is recorded anymore. */
export function MeterAtRest({ className }: { className: string }) {
  return (
    <div aria-hidden className={cn(ROW, className)}>
      <Bars className="bg-border-strong" />
    </div>
  );
}

const ROW = "flex h-10 items-center gap-1";

const Bars = ({ className }: { className: string }) =>
  Array.from({ length: BARS }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the bars stay where they are.
    <span key={at} style={AT_REST} className={cn("h-full min-w-0 flex-1 origin-center rounded-full", className)} />
  ));

/** The last second or two of sound as bars, moved without rerendering the page. */
export function LevelMeter({ stream, label, className, onHeard }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const heard = useRef(onHeard);
  heard.current = onHeard;
  useEffect(() => {
    const audio = new AudioContext();
    // A browser may hold it until something was pressed, and the microphone was asked for by pressing a button.
    audio.resume().catch(() => undefined);
    const analyser = audio.createAnalyser();
    analyser.fftSize = 1024;
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const levels = Array<number>(BARS).fill(0);
    let frame = 0;
    let request = 0;
    const draw = () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const level = Math.min(1, Math.sqrt(power) * 4);
      if (level > SPEECH_LEVEL) heard.current?.();
      if (frame % FRAMES_A_BAR === 0) levels.shift();
      else levels.pop();
      levels.push(level);
      frame += 1;
      for (const [at, bar] of [...(row.current?.children ?? [])].entries())
        (bar as HTMLElement).style.transform = `scaleY(${Math.max(LOWEST, levels[at] ?? 0)})`;
      request = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(request);
      void audio.close();
    };
  }, [stream]);
  return (
    <div ref={row} role="img" aria-label={label} className={cn(ROW, className)}>
      <Bars className="bg-primary" />
    </div>
  );
}

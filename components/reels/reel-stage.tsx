"use client";
import { Play, SkipBack, SkipForward } from "lucide-react";
import { useEffect, useRef } from "react";
import { PlayButton } from "@/components/library/player/play-button";
import { cn } from "@/components/ui/cn";
import { IconButton } from "@/components/ui/icon-button";
import type { ClipShape } from "@/lib/api/clips/clips";
import { dotted } from "@/lib/core/text/dotted";
import { timecode } from "@/lib/core/time/timecode";
import type { ReelController } from "./reel-controller";
import { ReelTrack } from "./reel-track";
import { useReelState } from "./use-reel-state";

type Props = { clips: ClipShape[]; controller: ReelController };

/** The screen on which a reel plays: one element visible, one preparing behind it. */
export function ReelStage({ clips, controller }: Props) {
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  const shown = useReelState(controller, (state) => state.shown);
  const clipId = useReelState(controller, (state) => state.clipId);
  const isPlaying = useReelState(controller, (state) => state.isPlaying);
  const isWaiting = useReelState(controller, (state) => state.isWaiting);
  useEffect(() => {
    if (first.current && second.current) return controller.attach([first.current, second.current]);
  }, [controller]);
  const playable = clips.filter(({ playUrl }) => playUrl !== null);
  const clip = playable.find(({ id }) => id === clipId) ?? playable[0];
  if (!clip) return null;
  const isSound = clip.playKind === "AUDIO";
  const look = "absolute inset-0 size-full object-contain";
  // The words of every clip are on its own page, one press away.
  const rest = { playsInline: true, preload: "auto", tabIndex: -1 };
  return (
    <section aria-label="Player" className="grid gap-3">
      <div
        className={cn(
          "relative overflow-hidden rounded-lg",
          playable.some(({ playKind }) => playKind === "VIDEO") ? "aspect-video" : "h-64",
          isSound ? "border bg-surface" : "bg-[#16181d]",
        )}
      >
        <video ref={first} {...rest} className={cn(look, shown !== 0 && "invisible")} />
        <video ref={second} {...rest} className={cn(look, shown !== 1 && "invisible")} />
        {isSound && <Words clip={clip} />}
        <button
          type="button"
          aria-label={isPlaying ? "Pause the reel" : "Play the reel"}
          onClick={controller.toggle}
          className="group absolute inset-0 grid cursor-pointer place-items-center -outline-offset-4"
        >
          {!isPlaying && !isSound && (
            <span
              aria-hidden
              className="grid size-14 place-items-center rounded-full bg-[#000000a8] text-[#ffffff] transition-transform group-hover:scale-105 [&_svg]:size-6"
            >
              <Play className="translate-x-px fill-current" />
            </span>
          )}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <IconButton label="Previous clip" disabled={playable[0]?.id === clip.id} onClick={() => controller.step(-1)}>
          <SkipBack />
        </IconButton>
        <PlayButton isPlaying={isPlaying} isWaiting={isWaiting} toggle={controller.toggle} />
        <IconButton label="Next clip" disabled={playable.at(-1)?.id === clip.id} onClick={() => controller.step(1)}>
          <SkipForward />
        </IconButton>
        <ReelTrack clips={playable} controller={controller} />
        <span className="ml-auto font-mono text-muted-foreground text-xs tabular-nums">
          <Clock clips={playable} controller={controller} />
        </span>
      </div>
    </section>
  );
}

/** Shown for audio, where there is nothing to see. */
function Words({ clip: { evidence, title } }: { clip: ClipShape }) {
  const { quote, state, speaker, sourceName } = evidence;
  return (
    <div className="absolute inset-0 grid content-center justify-items-center gap-3 px-6 text-center">
      <p dir="auto" className="line-clamp-5 text-md leading-7">
        {quote ? <span className={cn(state === "verbatim" && "as-said")}>“{quote}”</span> : title}
      </p>
      <p className="text-muted-foreground text-sm">{dotted(speaker, sourceName)}</p>
    </div>
  );
}

function Clock({ clips, controller }: Props) {
  const at = useReelState(controller, ({ clipId, seconds }) => {
    const index = Math.max(
      0,
      clips.findIndex(({ id }) => id === clipId),
    );
    return Math.floor(clips.slice(0, index).reduce((sum, clip) => sum + clip.durationSeconds, seconds));
  });
  const whole = clips.reduce((sum, clip) => sum + clip.durationSeconds, 0);
  return (
    <>
      <span className="text-foreground">{timecode(at)}</span> / {timecode(Math.ceil(whole))}
    </>
  );
}

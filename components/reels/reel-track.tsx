"use client";
import { useEffect, useRef } from "react";
import type { ClipShape } from "@/lib/api/clips/clips";
import type { ReelController } from "./reel-controller";

/** As a transform, like what is drawn: a class would scale what is drawn once more, to nothing. */
const EMPTY = { transform: "scaleX(0)" };

type Props = { clips: ClipShape[]; controller: ReelController };

/**
 * The reel as a bar with a part for each clip, filling as it plays; a press seeks. For keyboards, the list does this.
 */
export function ReelTrack({ clips, controller }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      const { clipId, seconds } = controller.state();
      const at = clips.findIndex(({ id }) => id === clipId);
      for (const [index, bar] of [...(box.current?.querySelectorAll<HTMLElement>("[data-fill]") ?? [])].entries()) {
        const length = clips[index]?.durationSeconds ?? 1;
        const share = index < at ? 1 : index > at ? 0 : Math.min(1, seconds / length);
        bar.style.transform = `scaleX(${share})`;
      }
    };
    draw();
    return controller.subscribe(draw);
  }, [clips, controller]);
  return (
    <div ref={box} aria-hidden className="flex h-8 min-w-40 flex-1 cursor-pointer items-center gap-0.5 px-2">
      {clips.map((clip) => (
        <div
          key={clip.id}
          title={clip.title}
          style={{ flexGrow: clip.durationSeconds }}
          onPointerDown={(event) => {
            const { left, width } = event.currentTarget.getBoundingClientRect();
            controller.seek(clip.id, ((event.clientX - left) / width) * clip.durationSeconds);
          }}
          className="flex h-full min-w-1 basis-0 items-center"
        >
          <span className="block h-1.5 w-full overflow-hidden rounded-full bg-border-strong/35">
            <span data-fill style={EMPTY} className="block size-full origin-left bg-primary" />
          </span>
        </div>
      ))}
    </div>
  );
}

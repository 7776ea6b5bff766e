import type { KeyboardEvent, PointerEvent } from "react";
import type { Player } from "./player";

type Scale = { fromSeconds: number; toSeconds: number; stepSeconds: number; pageSeconds: number };

/** The behavior of a slider over a recording: press, drag, or use keys. `point` receives where the pointer is. */
export function scrub(player: Player, scale: Scale, point: (seconds: number) => void = () => undefined) {
  const { fromSeconds, toSeconds, stepSeconds, pageSeconds } = scale;
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = fromSeconds + Math.min(1, Math.max(0, (event.clientX - left) / width)) * (toSeconds - fromSeconds);
    point(at);
    if (event.type === "pointerdown" && event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
    if (event.currentTarget.hasPointerCapture(event.pointerId)) player.seek(at);
  };
  const acts: Record<string, () => void> = {
    ArrowLeft: () => player.nudge(-stepSeconds),
    ArrowDown: () => player.nudge(-stepSeconds),
    ArrowRight: () => player.nudge(stepSeconds),
    ArrowUp: () => player.nudge(stepSeconds),
    PageUp: () => player.nudge(pageSeconds),
    PageDown: () => player.nudge(-pageSeconds),
    Home: () => player.seek(fromSeconds),
    End: () => player.seek(toSeconds),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerDown: onPointer, onPointerMove: onPointer, onKeyDown };
}

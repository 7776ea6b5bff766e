import type { PlayerState } from "./player";

/** Reports everything that happens to a media element, and its clock once a frame while it plays. */
export function followMedia(
  element: HTMLMediaElement,
  change: (part: Partial<PlayerState>) => void,
  state: () => PlayerState,
): () => void {
  let frame = 0;
  const tick = () => {
    change({ seconds: element.currentTime });
    frame = requestAnimationFrame(tick);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const measured = () => {
    // Live browser recordings report an infinite length until they were played to the end.
    if (Number.isFinite(element.duration) && element.duration > 0) change({ durationSeconds: element.duration });
  };
  const handlers: Record<string, () => void> = {
    play: () => {
      if (frame === 0) frame = requestAnimationFrame(tick);
      change({ isPlaying: true });
    },
    pause: () => {
      stop();
      change({ isPlaying: false, isWaiting: false, seconds: element.currentTime });
    },
    ended: () => {
      stop();
      change({ isPlaying: false, isWaiting: false });
    },
    timeupdate: () => frame === 0 && element.readyState > 0 && change({ seconds: element.currentTime }),
    durationchange: measured,
    waiting: () => change({ isWaiting: true }),
    playing: () => change({ isWaiting: false }),
    seeked: () => change({ isWaiting: false }),
    volumechange: () => change({ volume: element.volume, isMuted: element.muted }),
    ratechange: () => element.playbackRate !== state().rate && change({ rate: element.playbackRate }),
  };
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  measured();
  return () => {
    stop();
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
  };
}

import type { ClipShape } from "@/lib/api/clips/clips";

export type ReelState = {
  /** The position among the playable clips; null before the first. */
  clipId: string | null;
  isPlaying: boolean;
  isWaiting: boolean;
  /** The second within the clip. */
  seconds: number;
  /** Which of the two elements is heard and seen. */
  shown: 0 | 1;
};

/** An element farther than this from its position is moved there. */
const CLOSE_SECONDS = 0.25;

/**
 * Plays clips one after another without a gap: while one element plays, the other has loaded the next clip and waits at
 * its start. Outside React, so that pages aren't rerendered with every tick.
 */
export function createReelController() {
  let clips: ClipShape[] = [];
  let elements: [HTMLVideoElement, HTMLVideoElement] | null = null;
  let state: ReelState = { clipId: null, isPlaying: false, isWaiting: false, seconds: 0, shown: 0 };
  const listeners = new Set<() => void>();
  const change = (part: Partial<ReelState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const indexOf = (clipId: string | null) => clips.findIndex(({ id }) => id === clipId);
  const now = () => clips[indexOf(state.clipId)];
  const active = () => elements?.[state.shown] ?? null;
  const waiting = () => elements?.[state.shown === 0 ? 1 : 0] ?? null;

  const prepare = (element: HTMLVideoElement | null, clip: ClipShape | undefined, at = 0) => {
    if (!element || !clip?.playUrl) return;
    if (element.src !== clip.playUrl) element.src = clip.playUrl;
    const place = clip.evidence.startSeconds + at;
    if (Math.abs(element.currentTime - place) > CLOSE_SECONDS || at === 0) element.currentTime = place;
  };
  const start = () => {
    const element = active();
    change({ isPlaying: true });
    element?.play().catch(() => change({ isPlaying: false, isWaiting: false }));
  };
  /** Goes to a clip: to the element that is waiting with it, or else by seeking in the visible one. */
  const go = (clip: ClipShape | undefined, play: boolean, at = 0) => {
    active()?.pause();
    if (!clip) return change({ isPlaying: false, isWaiting: false });
    const waits = waiting();
    const isReady = at === 0 && waits?.src === clip.playUrl && waits.dataset.clip === clip.id;
    if (isReady) change({ shown: state.shown === 0 ? 1 : 0 });
    else prepare(active(), clip, at);
    const element = active();
    if (element) element.dataset.clip = clip.id;
    change({ clipId: clip.id, seconds: at, isWaiting: false });
    const next = clips[indexOf(clip.id) + 1];
    prepare(waiting(), next);
    const other = waiting();
    if (other) other.dataset.clip = next?.id ?? "";
    if (play) start();
    else change({ isPlaying: false });
  };
  const advance = () => {
    const next = clips[indexOf(state.clipId) + 1];
    if (next) return go(next, true);
    active()?.pause();
    change({ isPlaying: false, isWaiting: false, seconds: now()?.durationSeconds ?? 0 });
  };
  const tick = () => {
    const [element, clip] = [active(), now()];
    if (!element || !clip || element.dataset.clip !== clip.id) return;
    const seconds = element.currentTime - clip.evidence.startSeconds;
    if (state.isPlaying && element.currentTime >= clip.evidence.endSeconds) return advance();
    if (element.readyState > 0) change({ seconds: Math.max(0, Math.min(clip.durationSeconds, seconds)) });
  };

  const controller = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: (): ReelState => state,
    /** Attaches the two elements; returns what detaches them. */
    attach: (pair: [HTMLVideoElement, HTMLVideoElement]) => {
      elements = pair;
      let frame = 0;
      const follow = () => {
        frame = requestAnimationFrame(follow);
        if (state.isPlaying) tick();
      };
      follow();
      const onWaiting = (event: Event) => event.target === active() && change({ isWaiting: true });
      const onPlaying = (event: Event) => event.target === active() && change({ isWaiting: false });
      // Skips what can't be loaded, and what ends before the clip does.
      const onEnd = (event: Event) => event.target === active() && state.isPlaying && advance();
      for (const element of pair) {
        element.addEventListener("timeupdate", tick);
        element.addEventListener("waiting", onWaiting);
        element.addEventListener("playing", onPlaying);
        element.addEventListener("ended", onEnd);
        element.addEventListener("error", onEnd);
      }
      if (clips.length > 0) go(clips[0], false);
      return () => {
        cancelAnimationFrame(frame);
        for (const element of pair) element.pause();
        elements = null;
      };
    },
    /** The clips in order; what is playing continues. */
    setClips: (next: ClipShape[]) => {
      clips = next.filter(({ playUrl }) => playUrl !== null);
      if (indexOf(state.clipId) === -1) go(clips[0], false);
      else {
        const following = clips[indexOf(state.clipId) + 1];
        prepare(waiting(), following);
        const other = waiting();
        if (other) other.dataset.clip = following?.id ?? "";
      }
    },
    toggle: () => {
      if (state.isPlaying) {
        active()?.pause();
        return change({ isPlaying: false, isWaiting: false });
      }
      const clip = now();
      const isOver = clip && state.seconds >= clip.durationSeconds - CLOSE_SECONDS;
      if (isOver) go(clips[indexOf(clip.id) + 1] ?? clips[0], true);
      else start();
    },
    playClip: (clipId: string) => go(clips[indexOf(clipId)], true),
    step: (by: 1 | -1) => {
      const target = clips[indexOf(state.clipId) + by];
      if (target) go(target, state.isPlaying);
    },
    seek: (clipId: string, seconds: number) => go(clips[indexOf(clipId)], state.isPlaying, seconds),
  };
  return controller;
}

export type ReelController = ReturnType<typeof createReelController>;

import { followMedia } from "./follow-media";

export type PlayerState = {
  isPlaying: boolean;
  /** Whether the browser is waiting for data. */
  isWaiting: boolean;
  seconds: number;
  /** The measured length until the browser knows better; null if unknown. */
  durationSeconds: number | null;
  rate: number;
  volume: number;
  isMuted: boolean;
};

export type Player = ReturnType<typeof createPlayer>;

const SLOWEST = 0.5;
const FASTEST = 3;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A recording's player, outside React: its clock ticks too often to rerender a page each time. */
export function createPlayer(durationSeconds: number | null) {
  let media: HTMLMediaElement | null = null;
  let stopAtSeconds: number | null = null;
  let state: PlayerState = {
    isPlaying: false,
    isWaiting: false,
    seconds: 0,
    durationSeconds,
    rate: 1,
    volume: 1,
    isMuted: false,
  };
  const listeners = new Set<() => void>();

  const change = (part: Partial<PlayerState>) => {
    state = { ...state, ...part };
    if (stopAtSeconds !== null && state.isPlaying && state.seconds >= stopAtSeconds) {
      const endSeconds = stopAtSeconds;
      stopAtSeconds = null;
      media?.pause();
      // On a busy machine the clock is read late; however much was played beyond it, the position is the end.
      if (media) media.currentTime = endSeconds;
      state = { ...state, seconds: endSeconds };
    }
    for (const listener of listeners) listener();
  };
  const inside = (seconds: number): number => clamp(seconds, 0, state.durationSeconds ?? Number.MAX_SAFE_INTEGER);
  // A browser may refuse to play before the first press; the button then still says "Play".
  const start = () => void media?.play().catch(() => change({ isPlaying: false, isWaiting: false }));

  const player = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: (): PlayerState => state,
    media: (): HTMLMediaElement | null => media,
    /** Attaches an element that plays; returns what detaches it. */
    attach: (element: HTMLMediaElement) => {
      media = element;
      element.playbackRate = state.rate;
      if (state.seconds > 0) element.currentTime = state.seconds;
      const release = followMedia(element, change, () => state);
      return () => {
        release();
        media = null;
      };
    },
    play: () => {
      stopAtSeconds = null;
      start();
    },
    pause: () => media?.pause(),
    toggle: () => (state.isPlaying ? player.pause() : player.play()),
    seek: (seconds: number) => {
      const at = inside(seconds);
      stopAtSeconds = null;
      if (media) media.currentTime = at;
      change({ seconds: at });
    },
    nudge: (bySeconds: number) => player.seek(state.seconds + bySeconds),
    /** Plays a range and stops at its end. */
    playStretch: (startSeconds: number, endSeconds: number) => {
      player.seek(startSeconds);
      stopAtSeconds = endSeconds;
      start();
    },
    setRate: (rate: number) => {
      const next = clamp(rate, SLOWEST, FASTEST);
      if (media) media.playbackRate = next;
      change({ rate: next });
    },
    setVolume: (volume: number) => {
      if (media) media.volume = clamp(volume, 0, 1);
      if (media) media.muted = false;
    },
    toggleMute: () => {
      if (media) media.muted = !media.muted;
    },
  };
  return player;
}

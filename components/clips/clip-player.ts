import { createPlayer, type Player } from "@/components/library/player/player";

type Range = { startSeconds: number; endSeconds: number };
export type ClipPlayer = Player & { setRange: (range: Range) => void };

/** This close to the end, there is nothing left to hear. */
const AT_THE_END_SECONDS = 0.05;

/** Plays part of a recording as if it were all there is: starts at its start and stops at its end. */
export function createClipPlayer(first: Range): ClipPlayer {
  const player = createPlayer(null);
  let range = first;
  const play = () => {
    const { seconds } = player.state();
    const isInside = seconds >= range.startSeconds && seconds < range.endSeconds - AT_THE_END_SECONDS;
    player.playStretch(isInside ? seconds : range.startSeconds, range.endSeconds);
  };
  const seek = (seconds: number) => {
    const at = Math.min(range.endSeconds, Math.max(range.startSeconds, seconds));
    if (player.state().isPlaying) player.playStretch(at, range.endSeconds);
    else player.seek(at);
  };
  player.seek(range.startSeconds);
  return {
    ...player,
    play,
    seek,
    toggle: () => (player.state().isPlaying ? player.pause() : play()),
    nudge: (bySeconds) => seek(player.state().seconds + bySeconds),
    setRange: (next) => {
      range = next;
    },
  };
}

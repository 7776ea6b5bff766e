"use client";
import { useEffect, useRef } from "react";
import type { Player } from "../player/player";
import { useHash } from "../use-hash";
import type { Line } from "./line";

/** The line named in the address (`#s12`), brought into view once it is loaded; the recording goes there, too. */
export function useLinkedLine(lines: Line[], player: Player | null, goTo: (place: number) => void): number | null {
  const hash = useHash();
  const number = /^s(\d+)$/.exec(hash)?.[1];
  const index = number === undefined ? null : Number(number);
  const done = useRef<string | null>(null);
  const go = useRef(goTo);
  go.current = goTo;

  useEffect(() => {
    const jump = () => {
      const place = index === null ? -1 : lines.findIndex((line) => line.index === index);
      if (place === -1) return;
      done.current = hash;
      const start = lines[place]?.startSeconds;
      if (player && typeof start === "number") player.seek(start);
      go.current(place);
    };
    if (done.current !== hash) jump();
    // Pressing the same link again goes there again.
    const again = () => window.location.hash === `#${hash}` && jump();
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, [hash, index, lines, player]);
  return index;
}

"use client";
import { useEffect, useRef } from "react";
import { useHash } from "./use-hash";

type Props = {
  url: string;
  kind: "AUDIO" | "VIDEO";
  name: string;
  /** Where each line of the transcript starts, by its index. */
  startSeconds: (number | null)[];
};

/** The recording itself; a line's time moves it there. */
export function Recording({ url, kind, name, startSeconds }: Props) {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const index = Number(/^s(\d+)$/.exec(useHash())?.[1]);
  const start = startSeconds[index];
  useEffect(() => {
    if (media.current && typeof start === "number") media.current.currentTime = start;
  }, [start]);
  const rest = { ref: media, src: url, controls: true, preload: "metadata", "aria-label": `Recording ${name}` };
  // The transcript beside it is the recording's text alternative.
  return kind === "VIDEO" ? (
    <video {...rest} className="aspect-video w-full rounded-lg bg-muted" />
  ) : (
    <audio {...rest} className="w-full" />
  );
}

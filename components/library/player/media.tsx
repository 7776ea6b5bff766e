"use client";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import type { Player } from "./player";
import { useFreshLink } from "./use-fresh-link";

export type Recording = {
  /** The file or session; the playback position is remembered under it, too. */
  ownerId: string;
  /** Valid for an hour; a fresh one is fetched when it stops working. */
  url: string;
  kind: "AUDIO" | "VIDEO";
  name: string;
  durationSeconds: number | null;
};

/** The element that plays. Audio has no look of its own: the bar at the bottom of the page controls it. */
export function Media({ recording, player }: { recording: Recording; player: Player }) {
  const { kind, name } = recording;
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const { url, problem, onError } = useFreshLink(recording, player);
  useEffect(() => (element.current ? player.attach(element.current) : undefined), [player]);
  const rest = { ref: element, src: url, preload: "metadata", onError, "aria-label": `Recording ${name}` };
  // The transcript next to it is the recording's text alternative.
  return (
    <>
      {kind === "VIDEO" ? (
        <video
          {...rest}
          playsInline
          tabIndex={-1}
          onClick={player.toggle}
          className="aspect-video w-full cursor-pointer rounded-lg bg-muted object-contain print:hidden"
        />
      ) : (
        <audio {...rest} className="hidden" />
      )}
      <p role="status" className={cn("text-danger text-sm", !problem && "sr-only")}>
        {problem}
      </p>
    </>
  );
}

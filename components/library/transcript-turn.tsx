"use client";
import { memo } from "react";
import { cn } from "@/components/ui/cn";
import { hue } from "@/components/ui/hue";
import { MarkedText } from "@/components/ui/marked-text";
import { timecode } from "@/components/ui/timecode";
import { findMarks } from "./find-marks";
import type { Turn } from "./turns";

type Props = { turn: Turn; hueIndex: number; quiet: boolean; find: string; active: string };

/** One speaker's turn; every segment is an anchor of its own, so that a quote's link lands on its line. */
export const TranscriptTurn = memo(function TranscriptTurn({ turn, hueIndex, quiet, find, active }: Props) {
  return (
    <li className="grid gap-1 [contain-intrinsic-size:auto_96px] [content-visibility:auto]">
      <div className="flex items-center gap-2 pl-16">
        <span
          style={quiet ? undefined : hue(hueIndex)}
          className={cn("rounded-sm px-1.5 py-0.5 font-medium text-xs", quiet && "bg-muted text-muted-foreground")}
        >
          {turn.speaker ?? "Speaker not named"}
        </span>
      </div>
      {turn.segments.map(({ index, startSeconds, text }) => {
        const anchor = `s${index}`;
        return (
          <div
            key={index}
            id={anchor}
            aria-current={active === anchor ? "location" : undefined}
            className={cn(
              "group -mx-3 flex scroll-mt-32 gap-4 rounded-sm px-3 py-1 transition-colors duration-200",
              active === anchor && "bg-marker text-marker-foreground shadow-[inset_3px_0_0_var(--marker-line)]",
            )}
          >
            <a
              href={`#${anchor}`}
              aria-label={startSeconds === null ? `Link to line ${index + 1}` : `Link to ${timecode(startSeconds)}`}
              className={cn(
                "flex h-6 w-12 shrink-0 items-center justify-end rounded-sm font-mono text-xs tabular-nums hover:underline",
                active === anchor ? "text-marker-foreground" : "text-muted-foreground",
              )}
            >
              {startSeconds === null ? index + 1 : timecode(startSeconds)}
            </a>
            <p
              className={cn(
                "min-w-0 flex-1 whitespace-pre-line wrap-anywhere text-pretty text-[15px] leading-6",
                quiet && active !== anchor && "text-muted-foreground",
              )}
            >
              <MarkedText text={text} marks={findMarks(text, find)} />
            </p>
          </div>
        );
      })}
    </li>
  );
});

"use client";
import { type MouseEvent, memo } from "react";
import { cn } from "@/components/ui/cn";
import { timecode } from "@/lib/core/time/timecode";
import { PrivateMark } from "../private-mark";
import { LineEditor } from "./editing/line-editor";
import { SpeakerLabel } from "./editing/speaker-label";
import type { LineMark } from "./highlights";
import type { Line } from "./line";
import { LineMargin } from "./line-margin";
import { LineText } from "./line-text";
import type { RowActions } from "./row-actions";
import { SentimentDot } from "./sentiment-dot";

type Props = {
  line: Line;
  place: number;
  /** The line whose speaker is named above it: its own if somebody else spoke before, or of a table its respondent's. */
  head: Line | undefined;
  headPlace: number;
  hueIndex: number;
  isHeadQuiet: boolean;
  quiet: boolean;
  /** Whether it stands close above its answer, as in a table. */
  isHeading: boolean;
  /** Whether the person asked to keep it private. */
  isPrivate: boolean;
  marks: LineMark[];
  /** How many of the next lines have no tags beside them. */
  freeBelow: number;
  find: string;
  /** The part of it that is selected for tagging; all of it while whole lines are selected. */
  selectedStart: number;
  selectedEnd: number;
  isLinked: boolean;
  isPlaying: boolean;
  isCursor: boolean;
  isEdited: boolean;
  hasPlayer: boolean;
  canEdit: boolean;
  actions: RowActions;
};

/** A line: its time, its words, and what was done with them. It is an anchor, so that a quote's link leads to it. */
export const TranscriptRow = memo(function TranscriptRow(props: Props) {
  const { line, place, head, headPlace, hueIndex, isHeadQuiet, quiet, isHeading, isPrivate } = props;
  const { marks, freeBelow, find } = props;
  const { selectedStart, selectedEnd, isLinked, isPlaying, isCursor, isEdited, hasPlayer, canEdit, actions } = props;
  const { index, startSeconds, text } = line;
  const time = startSeconds === null ? String(index + 1) : timecode(startSeconds);
  const seek = (event: MouseEvent) => {
    if (!hasPlayer || startSeconds === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    actions.seek(place);
  };
  const onClick = (event: MouseEvent) => {
    const tagged = event.target instanceof Element ? event.target.closest("[data-tagged]") : null;
    if (tagged instanceof HTMLElement && document.getSelection()?.isCollapsed) actions.showTags(index, tagged);
  };
  return (
    <>
      {head && (
        <div className={cn("select-none pb-1 pl-13 shell:pl-16", place > 0 && "pt-4")}>
          <SpeakerLabel line={head} place={headPlace} hueIndex={hueIndex} quiet={isHeadQuiet} actions={actions} />
        </div>
      )}
      <article
        id={`s${index}`}
        aria-label={[line.speaker, time].filter(Boolean).join(", ")}
        data-line={index}
        aria-current={isLinked ? "location" : isPlaying ? "time" : undefined}
        tabIndex={isCursor ? 0 : -1}
        onFocus={(event) => event.target === event.currentTarget && actions.moveCursor(place)}
        className={cn(
          "group -mx-3 flex scroll-mt-40 rounded-sm px-3 transition-colors duration-200 focus-visible:-outline-offset-2",
          isPlaying && "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]",
          isLinked && "bg-marker text-marker-foreground shadow-[inset_3px_0_0_var(--marker-line)]",
        )}
      >
        <a
          href={`#s${index}`}
          tabIndex={isCursor ? 0 : -1}
          onClick={seek}
          aria-label={startSeconds === null ? `Link to line ${index + 1}` : `${hasPlayer ? "Go" : "Link"} to ${time}`}
          className={cn(
            "mr-1 flex h-6 w-12 shrink-0 select-none items-center rounded-sm font-mono text-xs tabular-nums hover:underline shell:mr-4 shell:justify-end",
            isHeading ? "mt-2.5" : "mt-1",
            isLinked ? "text-marker-foreground" : isPlaying ? "font-medium text-primary-text" : "text-muted-foreground",
          )}
        >
          {time}
        </a>
        <SentimentDot score={line.sentiment} />
        {isEdited ? (
          <LineEditor line={line} actions={actions} />
        ) : (
          <div className="min-w-0 flex-1">
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same is reached by the margin's button and by Enter. */}
            <p
              data-text
              dir="auto"
              onClick={onClick}
              onDoubleClick={canEdit ? () => actions.edit(place) : undefined}
              className={cn(
                "wrap-anywhere whitespace-pre-line text-[0.9375rem] leading-6",
                isHeading ? "pt-2.5" : "py-1",
                quiet && !isLinked && "text-muted-foreground",
              )}
            >
              <LineText
                text={text}
                marks={marks}
                find={find}
                selected={selectedEnd > selectedStart ? { start: selectedStart, end: selectedEnd } : null}
              />
            </p>
            {isPrivate && (
              <div className="pb-1">
                <PrivateMark />
              </div>
            )}
          </div>
        )}
        <LineMargin
          marks={marks}
          number={place + 1}
          free={freeBelow}
          show={(anchor) => actions.showTags(index, anchor)}
        />
      </article>
    </>
  );
});

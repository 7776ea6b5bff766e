"use client";
import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { cn } from "@/components/ui/cn";
import { privateLines } from "@/lib/core/private/private-lines";
import { headOf } from "./head-of";
import type { LineMark } from "./highlights";
import { isAsking } from "./is-asking";
import type { Line, LineSpan } from "./line";
import type { RowActions } from "./row-actions";
import { TranscriptRow } from "./transcript-row";

type Props = {
  list: RefObject<HTMLOListElement | null>;
  virtual: Virtualizer<Window, HTMLElement>;
  lines: Line[];
  count: number;
  quietSpeakers: (string | null)[];
  /** Of a table, who asks in it. */
  table: (string | null)[] | null;
  marksOf: (index: number) => LineMark[];
  find: string;
  selected: LineSpan | null;
  linkedIndex: number | null;
  playingPlace: number;
  cursor: number;
  editedIndex: number | null;
  hasPlayer: boolean;
  canEdit: boolean;
  actions: RowActions;
};

/**
 * All lines as one list. Only those near the visible area are in the document, and each states its position among all.
 * On paper they follow one another normally, since they have other widths than those measured, and so they do until
 * scripts run: a server doesn't know how wide the window is, and lines on a phone would cover each other.
 */
export function TranscriptList(props: Props) {
  const { list, virtual, lines, count, quietSpeakers, table, selected, ...rest } = props;
  const hues = useMemo(
    () => new Map([...new Set(lines.map(({ speaker }) => speaker))].map((name, at) => [name, at * 5 + 6])),
    [lines],
  );
  const range = useMemo(() => {
    if (!selected) return null;
    const first = lines.findIndex(({ index }) => index === selected.firstIndex);
    return { first, last: lines.findIndex(({ index }) => index === selected.lastIndex) };
  }, [lines, selected]);
  const kept = useMemo(
    () =>
      privateLines(lines, (line) => ({
        owner: "",
        speaker: line.speaker,
        text: line.text,
        isAsking: isAsking(line, quietSpeakers),
      })),
    [lines, quietSpeakers],
  );
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  const cursor = rest.cursor < 0 ? (virtual.range?.startIndex ?? 0) : rest.cursor;

  return (
    <ol
      ref={list}
      aria-label="Lines"
      style={isPlaced ? { height: virtual.getTotalSize() } : { minHeight: virtual.getTotalSize() }}
      className="relative [overflow-anchor:none] print:h-auto!"
    >
      {virtual.getVirtualItems().map(({ index: place, key, start }) => {
        const line = lines[place];
        const isFirst = range?.first === place;
        const headPlace = headOf(lines, place, table);
        const head = lines[headPlace];
        const isIn = range !== null && line !== undefined && place >= range.first && place <= range.last;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={place}
            data-place={place}
            aria-setsize={count}
            aria-posinset={place + 1}
            style={isPlaced ? { top: start - virtual.options.scrollMargin } : undefined}
            className={cn("print:static print:break-inside-avoid", isPlaced && "absolute inset-x-0")}
          >
            {line ? (
              <TranscriptRow
                line={line}
                place={place}
                head={head}
                headPlace={headPlace}
                hueIndex={hues.get(head?.speaker ?? null) ?? 0}
                isHeadQuiet={head !== undefined && isAsking(head, quietSpeakers)}
                quiet={isAsking(line, quietSpeakers)}
                isHeading={table !== null && isAsking(line, quietSpeakers)}
                isPrivate={kept.has(line)}
                marks={rest.marksOf(line.index)}
                freeBelow={freeBelow(lines, place, rest.marksOf)}
                find={rest.find}
                selectedStart={isIn && isFirst ? (selected?.firstOffset ?? 0) : 0}
                selectedEnd={isIn ? (range?.last === place ? (selected?.lastOffset ?? 0) : line.text.length) : 0}
                isLinked={rest.linkedIndex === line.index}
                isPlaying={rest.playingPlace === place}
                isCursor={cursor === place}
                isEdited={rest.editedIndex === line.index}
                hasPlayer={rest.hasPlayer}
                canEdit={rest.canEdit}
                actions={rest.actions}
              />
            ) : (
              <div aria-hidden className="ml-16 h-14 animate-pulse rounded-sm bg-muted/60 print:hidden" />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const MOST_FREE = 2;

/** How many of the next lines, up to two, no tagged passage starts in. */
function freeBelow(lines: Line[], place: number, marksOf: Props["marksOf"]): number {
  const next = lines.slice(place + 1, place + 1 + MOST_FREE);
  const taken = next.findIndex(({ index }) => marksOf(index).some(({ isFirst }) => isFirst));
  return taken < 0 ? next.length : taken;
}

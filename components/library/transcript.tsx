"use client";
import { ChevronDown, ChevronUp, Search } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { findMarks } from "./find-marks";
import type { Segment } from "./shapes";
import { TranscriptTurn } from "./transcript-turn";
import { turns } from "./turns";
import { useHash } from "./use-hash";
import { useHoldPlace } from "./use-hold-place";

const SHORTEST_SEARCH = 2;

type Props = {
  segments: Segment[];
  /** Who only asks: their lines stand back behind what was answered. */
  quietSpeakers?: (string | null)[];
};

/** A transcript to read, to search in, and to link into: `#s12` scrolls to that line and marks it. */
export function Transcript({ segments, quietSpeakers = [] }: Props) {
  const [typed, setTyped] = useState("");
  const find = useDeferredValue(typed.trim().length < SHORTEST_SEARCH ? "" : typed.trim());
  const hash = useHash();
  const list = useHoldPlace<HTMLOListElement>();
  const rows = useMemo(() => turns(segments), [segments]);
  const hues = useMemo(
    () => new Map([...new Set(segments.map(({ speaker }) => speaker))].map((name, at) => [name, at * 5 + 6])),
    [segments],
  );
  const hits = useMemo(() => {
    return segments.filter(({ text }) => findMarks(text, find).length > 0);
  }, [segments, find]);

  useEffect(() => {
    if (/^s\d+$/.test(hash)) document.getElementById(hash)?.scrollIntoView({ block: "center" });
  }, [hash]);

  const at = hits.findIndex(({ index }) => hash === `s${index}`);
  const step = (by: 1 | -1) => {
    const next = hits[at === -1 ? (by === 1 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length];
    if (next) window.location.replace(`#s${next.index}`);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };

  return (
    <section aria-label="Transcript" className="grid grid-cols-1 content-start gap-4">
      <div className="pointer-events-none sticky top-13 z-20 -mx-3 flex items-center gap-2 bg-surface py-2 pr-3 pl-19 [&>*]:pointer-events-auto">
        <span className="relative min-w-0 max-w-sm flex-1">
          <Search aria-hidden className="absolute top-2.5 left-2.5 size-4 text-muted-foreground" />
          <Input
            type="search"
            aria-label="Find in this transcript"
            placeholder="Find in this transcript"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKey}
            className="pl-8"
          />
        </span>
        <span role="status" className="min-w-20 text-muted-foreground text-sm tabular-nums">
          {find &&
            (hits.length === 0 ? "No matches" : at === -1 ? `${hits.length} lines` : `${at + 1} of ${hits.length}`)}
        </span>
        {hits.length > 0 && (
          <>
            <IconButton label="Previous match" onClick={() => step(-1)}>
              <ChevronUp />
            </IconButton>
            <IconButton label="Next match" onClick={() => step(1)}>
              <ChevronDown />
            </IconButton>
          </>
        )}
      </div>
      <ol ref={list} className="grid grid-cols-1 gap-5">
        {rows.map((turn) => (
          <TranscriptTurn
            key={turn.segments[0]?.index}
            turn={turn}
            hueIndex={hues.get(turn.speaker) ?? 0}
            quiet={quietSpeakers.includes(turn.speaker)}
            find={find}
            active={turn.segments.some(({ index }) => hash === `s${index}`) ? hash : ""}
          />
        ))}
      </ol>
    </section>
  );
}

"use client";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { SearchInput } from "@/components/ui/fields/search-input";
import { IconButton } from "@/components/ui/icon-button";
import { counted } from "@/lib/core/text/counted";
import type { useFind } from "./use-find";

type Props = {
  find: ReturnType<typeof useFind>;
  box: RefObject<HTMLInputElement | null>;
  isWhole: boolean;
  goTo: (place: number) => void;
  leave: () => void;
  children?: ReactNode;
};

/** The page's own search over all lines: the browser's would find only those on screen. */
export function FindBar({ find, box, isWhole, goTo, leave, children }: Props) {
  const { typed, type, hits, at } = find;
  const step = (by: 1 | -1) => {
    const place = find.step(by);
    if (place !== null) goTo(place);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave();
    else if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const count = `${counted(hits.length, "line")}${isWhole ? "" : " so far"}`;
  return (
    <div className="pointer-events-none sticky top-13 z-20 -mx-3 flex items-center gap-2 bg-surface py-2 pr-3 pl-3 print:hidden shell:pl-19 [&>*]:pointer-events-auto">
      <SearchInput
        ref={box}
        label="Find in this transcript"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
        className="min-w-0 max-w-sm flex-1"
      />
      <span role="status" className="text-muted-foreground text-sm tabular-nums empty:hidden">
        {find.find &&
          (hits.length === 0
            ? isWhole
              ? "No matches"
              : "Searching…"
            : at === -1
              ? count
              : `${at + 1} of ${hits.length}`)}
      </span>
      {hits.length > 0 && (
        <span className="flex">
          <IconButton label="Previous match" onClick={() => step(-1)}>
            <ChevronUp />
          </IconButton>
          <IconButton label="Next match" onClick={() => step(1)}>
            <ChevronDown />
          </IconButton>
        </span>
      )}
      <span className="ml-auto flex items-center gap-1">{children}</span>
    </div>
  );
}

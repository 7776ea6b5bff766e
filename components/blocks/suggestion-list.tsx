"use client";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { MarkedText } from "@/components/ui/text/marked-text";
import { dotted } from "@/lib/core/text/dotted";
import { timecode } from "@/lib/core/time/timecode";
import type { FoundSuggestion, Suggestion } from "./use-suggestions";

type Props<Shape> = {
  id: string;
  items: Suggestion<Shape>[];
  hint: string | null;
  active: number;
  onChoose: (item: Suggestion<Shape>) => void;
};

/** What the block offers; its keys stay with the text. */
export function SuggestionList<Shape>({ id, items, hint, active, onChoose }: Props<Shape>) {
  const list = useRef<HTMLDivElement>(null);
  const isAbove = useAbove(list, items.length);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(id)}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div
      ref={list}
      className={cn(
        "absolute left-0 z-40 max-h-80 w-max min-w-60 max-w-full overflow-y-auto rounded-md border bg-raised p-1 shadow-high min-[720px]:max-w-[520px]",
        isAbove ? "bottom-full mb-1" : "top-full mt-1",
      )}
    >
      {hint && (
        <p role="status" className="px-2 py-1.5 text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {items.length > 0 && (
        <div role="listbox" id={id} aria-label="Suggestions">
          {items.map((item, at) => (
            <div
              key={item.id}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // The text keeps the focus, so that typing continues.
              onMouseDown={(event) => {
                event.preventDefault();
                onChoose(item);
              }}
              data-selected={at === active}
              className="chosen-row cursor-pointer rounded-sm px-2 py-1.5 hover:bg-muted"
            >
              {item.kind === "block" ? <KindRow item={item} /> : <FoundRow item={item} />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const BAR_PX = 72;

/**
 * Whether the list opens upward: on a phone the keyboard takes half the screen, and this may be the last visible line.
 */
function useAbove(list: RefObject<HTMLDivElement | null>, count: number): boolean {
  const [isAbove, setAbove] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is another height
  useLayoutEffect(() => {
    const line = list.current?.offsetParent?.getBoundingClientRect();
    if (!list.current || !line) return;
    const below = (window.visualViewport?.height ?? window.innerHeight) - line.bottom;
    setAbove(below < list.current.offsetHeight + 8 && line.top - BAR_PX > below);
  }, [list, count]);
  return isAbove;
}

function KindRow({ item: { block } }: { item: Extract<Suggestion<unknown>, { kind: "block" }> }) {
  const Icon = block.icon;
  return (
    <span className="flex items-center gap-2.5">
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="flex-1">{block.label}</span>
      {block.sign && <span className="font-mono text-muted-foreground text-xs">{block.sign}</span>}
    </span>
  );
}

function FoundRow({ item: { found } }: { item: FoundSuggestion }) {
  return (
    <span className="grid gap-0.5">
      <span dir="auto" className="line-clamp-2">
        <MarkedText text={found.quote} marks={found.marks} />
      </span>
      <span className="text-muted-foreground text-xs tabular-nums">
        {dotted(found.speaker ?? "Unknown speaker", found.startSeconds !== undefined && timecode(found.startSeconds))}
      </span>
    </span>
  );
}

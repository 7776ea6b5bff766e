"use client";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/fields/input";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import type { Pick } from "./use-picks";

type Props = {
  label: string;
  placeholder: string;
  empty: string;
  /** What was found; null before the first answer. */
  found: Pick[] | null;
  failed: string | null;
  query: string;
  onQuery: (query: string) => void;
  chosen: ReadonlyMap<string, Pick>;
  onToggle: (pick: Pick) => void;
  most: number;
};

/**
 * Chooses several of many: type to filter, arrow keys to move, Enter to select or deselect. Selected items stay on top.
 */
export function PickList({ label, placeholder, empty, found, failed, query, onQuery, ...choice }: Props) {
  const { chosen, onToggle, most } = choice;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const rows = query.trim() === "" ? withChosen(found ?? [], chosen) : (found ?? []);
  const at = Math.min(active, rows.length - 1);
  const isFull = chosen.size >= most;
  const wait = found === null ? "Searching…" : "";
  const nothing = rows.length === 0 ? (query.trim() ? "No matches." : empty) : "";
  const isEmpty = found?.length === 0 && query.trim() === "";
  const message = failed ?? (wait || nothing);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(id)}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, at]);
  const isClosed = (pick: Pick) => !chosen.has(pick.id) && (isFull || pick.isEmpty === true);
  const toggle = (pick: Pick) => {
    if (!isClosed(pick)) onToggle(pick);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at];
    if (event.key === "ArrowDown") setActive(Math.min(at + 1, rows.length - 1));
    else if (event.key === "ArrowUp") setActive(Math.max(at - 1, 0));
    else if (event.key !== "Enter") return;
    else if (row) toggle(row);
    event.preventDefault();
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={`${id}-box`} className="font-medium text-sm">
          {label}
        </label>
        <span role="status" className="text-muted-foreground text-sm tabular-nums">
          {chosen.size === 0 ? "None chosen" : `${chosen.size} chosen`}
          {isFull && ", limit reached"}
        </span>
      </span>
      <div className="group/picks overflow-hidden rounded-md border bg-raised shadow-low">
        <span className="relative block border-b">
          <Search aria-hidden className="absolute inset-y-0 left-2.5 my-auto size-4 text-muted-foreground" />
          <Input
            id={`${id}-box`}
            type="search"
            role="combobox"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={rows[at] ? `${id}-${at}` : undefined}
            autoComplete="off"
            maxLength={LONGEST_QUERY}
            placeholder={placeholder}
            value={query}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setActive(0);
              onQuery(target.value);
            }}
            className="rounded-b-none border-0 pl-8 shadow-none -outline-offset-2 focus-visible:outline-offset-[-2px]"
          />
        </span>
        <p role="status" className="px-3 py-2 text-muted-foreground text-sm leading-5 empty:hidden">
          {message}
        </p>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          aria-multiselectable
          // With the line above it as high as without, so that what follows stays in its place.
          className={cn("overflow-y-auto", isEmpty ? "h-px" : message ? "h-31 p-1" : "h-40 p-1")}
        >
          {rows.map((pick, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys stay with the box above
            <div
              key={pick.id}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={chosen.has(pick.id)}
              aria-disabled={isClosed(pick)}
              onClick={() => toggle(pick)}
              className={cn(
                "flex cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1.5 hover:bg-muted aria-disabled:cursor-default aria-disabled:opacity-60",
                place === at && "group-focus-within/picks:bg-muted",
              )}
            >
              <Tick on={chosen.has(pick.id)} />
              <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">{pick.name}</span>
              {pick.detail && (
                <span className="shrink-0 text-muted-foreground text-sm tabular-nums">{pick.detail}</span>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function withChosen(found: readonly Pick[], chosen: ReadonlyMap<string, Pick>): Pick[] {
  const ids = new Set(found.map(({ id }) => id));
  return [...[...chosen.values()].filter(({ id }) => !ids.has(id)), ...found];
}

function Tick({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-4 shrink-0 place-items-center rounded-[4px] border border-border-strong",
        on && "border-primary bg-primary text-primary-foreground",
      )}
    >
      {on && (
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-none stroke-2 stroke-current">
          <path d="m2.5 6.5 2.5 2.5 4.5-5.5" />
        </svg>
      )}
    </span>
  );
}

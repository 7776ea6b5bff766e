"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { SearchInput } from "@/components/ui/fields/search-input";
import { MethodBadge } from "./method-badge";

/** An entry of a page, with its anchor. `also` is another text to find it by, such as a path. */
export type ContentsGroup = {
  name: string;
  href: string;
  entries: { id: string; label: string; method?: string; also?: string }[];
};

/** The kinds of events are codes, such as `project.created`; the names of calls and topics are words. */
const isEvent = (id: string) => id.includes(".");

/** Entries whose name, path or anchor contains every word, in any order. */
export function narrowed(groups: readonly ContentsGroup[], wanted: string): ContentsGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ id, label, method, also }) => {
        const text = `${group.name} ${label} ${method ?? ""} ${also ?? ""} ${id}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

type Props = { groups: ContentsGroup[]; elsewhere?: ContentsGroup[]; here?: string };

/**
 * The table of contents of a reference: next to each of its pages, or folded above it on a phone. `here` is the page's
 * group. What stands `elsewhere` is only searched: listed as well, it would hide what this reference has.
 */
export function Contents({ groups, elsewhere = [], here }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  const shown = narrowed(wanted.trim() ? [...groups, ...elsewhere] : groups, wanted);
  return (
    <div className="grid grid-cols-1 gap-4 text-sm">
      <Button
        className="justify-self-start shell:hidden"
        aria-expanded={isOpen}
        aria-controls="contents"
        onClick={() => setOpen(!isOpen)}
      >
        Contents
      </Button>
      <div id="contents" className={cn("shell:grid grid-cols-1 gap-4", isOpen ? "grid" : "hidden")}>
        <SearchInput label="Find a call" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        {shown.map(({ name, href, entries }) => (
          <div key={name} className="grid grid-cols-1 gap-1">
            <a
              href={href}
              aria-current={name === here ? "page" : undefined}
              className="rounded-sm px-2 py-0.5 font-medium text-muted-foreground text-xs hover:bg-muted aria-[current=page]:text-foreground"
            >
              {name}
            </a>
            <ul>
              {entries.map(({ id, label, method }) => (
                <li key={id}>
                  <a
                    href={`${href}#${id}`}
                    onClick={() => setOpen(false)}
                    className="flex items-center gap-2 rounded-sm px-2 py-1 hover:bg-muted"
                  >
                    {method && (
                      <span className="w-14 shrink-0">
                        <MethodBadge method={method} />
                      </span>
                    )}
                    <span className={cn("truncate", isEvent(id) && "font-mono text-xs")}>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p role="status" className={cn("px-2 text-muted-foreground", shown.length > 0 && "sr-only")}>
          {shown.length === 0 ? "No calls match." : ""}
        </p>
      </div>
    </div>
  );
}

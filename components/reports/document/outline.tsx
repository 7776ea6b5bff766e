"use client";
import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { anchorOf } from "./report-look";

/** `depth`: 1 for a section, 2 for a heading in it. */
export type OutlineItem = { key: string; text: string; depth: 1 | 2 };
type Props = { items: OutlineItem[] };

/** The headings, next to the page; the one being read is marked. */
export function Outline({ items }: Props) {
  const current = useCurrent(items);
  if (items.length < 2) return null;
  return (
    <nav
      aria-label="Outline"
      className="sticky top-30 hidden max-h-[calc(100dvh-144px)] w-52 shrink-0 self-start overflow-y-auto print:hidden @rail/page:block"
    >
      <p className="mb-2 pl-3 font-medium text-muted-foreground text-xs">Contents</p>
      <ul className="grid gap-px border-l">
        {items.map(({ key, text, depth }) => (
          <li key={key}>
            <a
              href={`#${anchorOf(key)}`}
              aria-current={key === current ? "location" : undefined}
              className={cn(
                "-ml-px block rounded-r-sm border-transparent border-l-2 py-1 pr-1 pl-3 text-muted-foreground text-sm -outline-offset-2 hover:text-foreground",
                depth === 2 && "pl-6",
                key === current && "border-primary font-medium text-foreground",
              )}
            >
              <span className="line-clamp-2">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A heading counts as reached once it is this close to the top, in pixels. */
const REACHED = 160;

function useCurrent(items: OutlineItem[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const isReached = ({ key }: OutlineItem) =>
        (document.getElementById(anchorOf(key))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < REACHED;
      setCurrent(items.findLast(isReached)?.key ?? items[0]?.key ?? null);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", onScroll);
    };
  }, [items]);
  return current;
}

"use client";
import { cn } from "@/components/ui/cn";
import { Select } from "@/components/ui/fields/select";
import { useInView } from "./use-in-view";

export type Entry = { id: string; label: string; figure?: string };

/** The page's table of contents, at its side; on a narrow page, a select that stays at the top. */
export function Contents({ entries }: { entries: Entry[] }) {
  const here = useInView(entries.map(({ id }) => id));
  const go = (id: string) => {
    window.location.hash = id;
    document.getElementById(id)?.scrollIntoView();
  };
  return (
    <nav
      aria-label="Contents"
      className="sticky top-13 z-20 -mx-4 min-w-0 bg-surface px-4 py-2 print:hidden @4xl:static @4xl:order-last @4xl:m-0 @4xl:p-0"
    >
      <div className="sticky top-20 hidden @4xl:block">
        <p className="mb-2 px-2 font-medium text-muted-foreground text-xs">Contents</p>
        <ol className="grid max-h-[calc(100dvh-140px)] gap-0.5 overflow-y-auto">
          {entries.map(({ id, label, figure }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === here ? "location" : undefined}
                className={cn(
                  "-outline-offset-2 flex items-baseline gap-2 rounded-sm border-transparent border-l-2 px-2 py-1 text-muted-foreground text-sm hover:bg-muted hover:text-foreground",
                  id === here && "rounded-l-none border-primary font-medium text-foreground",
                )}
              >
                <span className="line-clamp-2 min-w-0 flex-1">{label}</span>
                {figure && <span className="shrink-0 font-normal text-xs tabular-nums">{figure}</span>}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <div className="@4xl:hidden">
        <Select
          aria-label="Go to"
          value={here}
          choices={entries.map(({ id, label, figure }) => ({
            value: id,
            label: figure ? `${label} (${figure})` : label,
          }))}
          onChange={(event) => go(event.target.value)}
        />
      </div>
    </nav>
  );
}

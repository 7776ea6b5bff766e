import { ChevronRight } from "lucide-react";
import { counted } from "@/lib/core/text/counted";
import type { Readout } from "../shapes";

type Changes = NonNullable<Readout["changes"]>;
type Entry = { id: string; title: string; detail?: string };

/** What the last generation added, dropped and strengthened, compared to the one before. */
export function ChangesNote({ changes }: { changes: Changes }) {
  const parts = partsOf(changes);
  const isSame = parts.length === 0;
  return (
    <details className="group rounded-md bg-info-soft px-4 py-3 print:hidden">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-sm font-medium [&::-webkit-details-marker]:hidden">
        {!isSame && <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />}
        <span>
          {isSame
            ? "Regenerated. The findings are the same as before."
            : `Changes since the previous readout: ${parts.map(({ words }) => words).join(", ")}`}
        </span>
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-3 pl-6">
        {parts.map(({ words, entries, isGone }) => (
          <section key={words} aria-label={words}>
            <h3 className="font-medium text-sm first-letter:uppercase">{words}</h3>
            <ul className="mt-1 grid gap-0.5">
              {entries.map(({ id, title, detail }) => (
                <li key={id} className="wrap-anywhere">
                  {isGone ? (
                    <span className="text-muted-foreground">{title}</span>
                  ) : (
                    <a href={`#${id}`} className="rounded-sm text-primary-text hover:underline">
                      {title}
                    </a>
                  )}
                  {detail && <span className="text-muted-foreground text-sm tabular-nums"> {detail}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

const grown = (all: Changes["grownThemes"]): Entry[] =>
  all.map(({ from, to, ...named }) => ({ ...named, detail: `from ${from} to ${to} people` }));

function partsOf(changes: Changes): { words: string; entries: Entry[]; isGone: boolean }[] {
  const part = (entries: Entry[], one: string, many: string, isGone = false) => ({
    words: counted(entries.length, one, many),
    entries,
    isGone,
  });
  return [
    part(changes.newThemes, "new theme", "new themes"),
    part(changes.goneThemes, "theme gone", "themes gone", true),
    part(grown(changes.grownThemes), "theme with more people", "themes with more people"),
    part(changes.newClaims, "new claim", "new claims"),
    part(changes.goneClaims, "claim gone", "claims gone", true),
    part(grown(changes.grownClaims), "claim with more people", "claims with more people"),
  ].filter(({ entries }) => entries.length > 0);
}

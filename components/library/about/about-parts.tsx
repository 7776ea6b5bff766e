"use client";
import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type AboutPart = {
  key: string;
  title: string;
  count?: number;
  /** Left out where there's no column: the page offers it elsewhere. */
  isElsewhere?: boolean;
  content: ReactNode;
};

export type MaybePart = AboutPart | false | null | undefined;

/**
 * What there is to know about a transcript. Without room for a column next to it, each part is closed behind a button
 * above it, so that the words come first.
 */
export function AboutParts({ parts: given }: { parts: MaybePart[] }) {
  const id = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const parts = given.filter((part) => !!part);
  const offered = parts.filter(({ isElsewhere }) => !isElsewhere);
  useEffect(() => {
    // Before the transcript goes to the line that was chosen here, because that moves it up.
    const close = () => flushSync(() => setOpened(null));
    window.addEventListener("hashchange", close, { capture: true });
    return () => window.removeEventListener("hashchange", close, { capture: true });
  }, []);
  return (
    <div className="grid grid-cols-1 gap-5 cramped:gap-3 print:gap-5">
      {offered.length > 0 && (
        <div className="hidden flex-wrap gap-2 cramped:flex print:hidden!">
          {offered.map(({ key, title, count }) => (
            <Button
              key={key}
              size="small"
              aria-expanded={opened === key}
              aria-controls={`${id}${key}`}
              onClick={() => setOpened(opened === key ? null : key)}
              className="aria-expanded:bg-muted"
            >
              {title}
              {count !== undefined && <span className="text-muted-foreground tabular-nums">{count}</span>}
              <ChevronDown
                aria-hidden
                className={cn("-mr-0.5 size-3.5! text-muted-foreground", opened === key && "rotate-180")}
              />
            </Button>
          ))}
        </div>
      )}
      {parts.map(({ key, title, count, content }, at) => (
        <Fragment key={key}>
          {at > 0 && <hr className="cramped:hidden print:hidden" />}
          <section
            id={`${id}${key}`}
            aria-labelledby={`${id}${key}-title`}
            className={cn(
              "grid grid-cols-1 gap-2 cramped:max-h-[50dvh] cramped:overflow-y-auto cramped:rounded-lg cramped:border cramped:p-4 print:max-h-none! print:border-0! print:p-0!",
              opened !== key && "cramped:hidden print:grid!",
            )}
          >
            <header className="flex items-baseline justify-between gap-3 cramped:hidden print:flex!">
              <h2 id={`${id}${key}-title`} className="font-semibold">
                {title}
              </h2>
              {count !== undefined && <span className="text-muted-foreground text-sm tabular-nums">{count}</span>}
            </header>
            {content}
          </section>
        </Fragment>
      ))}
    </div>
  );
}

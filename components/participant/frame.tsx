"use client";
import { type ReactNode, useEffect } from "react";
import { cn } from "@/components/ui/cn";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { Mark } from "@/components/ui/text/mark";
import { directionOf, langOf } from "@/lib/core/languages";
import { fill } from "@/lib/core/text/fill";
import { textDirection } from "@/lib/core/text/text-direction";
import { NeedsScripts } from "./needs-scripts";
import { useWords } from "./words/words-context";

type Props = {
  title: string;
  /** How many questions are answered, out of how many, once there are any. */
  progress?: { answered: number; total: number } | null;
  /** A short status. */
  note?: ReactNode;
  /** Shown at the right of the bar. */
  menu: ReactNode;
  /** Embedded in a box of another page instead of being the page. */
  embedded?: boolean | undefined;
  children: ReactNode;
};

/** The page around every step: a quiet bar, and a column that is easy to read. */
export function Frame({ title, progress, note, menu, embedded, children }: Props) {
  const { words, language } = useWords();
  const share = progress && progress.total > 0 ? progress.answered / progress.total : null;
  const label = progress
    ? fill(words.chat.progress, { n: Math.min(progress.answered + 1, progress.total), total: progress.total })
    : "";
  const Main = embedded ? "div" : "main";
  // Menus and dialogs are outside of this element, and would be read and laid out in the page's language.
  useEffect(() => {
    const root = document.documentElement;
    if (embedded) return;
    const { lang, dir } = root;
    Object.assign(root, { lang: langOf(language), dir: directionOf(language) });
    return () => {
      Object.assign(root, { lang, dir });
    };
  }, [embedded, language]);
  return (
    <div
      lang={langOf(language)}
      dir={directionOf(language)}
      className={cn("flex flex-col wrap-anywhere bg-surface text-md", embedded ? "min-h-full" : "min-h-dvh pt-15")}
    >
      {/* Fixed, not sticky: the page keeps a distance for headings that links lead to, and would scroll at each focus. */}
      <header className={cn("top-0 z-20 bg-surface", embedded ? "sticky" : "fixed inset-x-0")}>
        <div className="mx-auto flex h-14 w-full max-w-[680px] items-center gap-2.5 px-5">
          <Mark className="size-7 shrink-0" />
          <p className="min-w-0 flex-1 truncate font-medium text-base">
            <bdi dir={textDirection(title)}>{title}</bdi>
          </p>
          {note}
          {menu}
        </div>
        {share === null ? <div className="h-1" /> : <ProgressBar label={label} value={share} />}
      </header>
      <Main
        id={embedded ? undefined : "main"}
        className="@container mx-auto flex w-full max-w-[680px] flex-1 flex-col px-5"
      >
        {children}
      </Main>
      {!embedded && <NeedsScripts />}
    </div>
  );
}

"use client";
import type { ReactNode } from "react";
import { Mark } from "@/components/ui/mark";
import { ProgressBar } from "@/components/ui/progress-bar";
import { fill } from "./words/fill";
import { useWords } from "./words/words-context";

type Props = {
  title: string;
  /** Answered and all questions, once there are any to answer. */
  progress?: { answered: number; total: number } | null;
  /** What stands at the right of the bar. */
  menu?: ReactNode;
  children: ReactNode;
};

/** The page around every step: a quiet bar, and a column that is easy to read. */
export function Frame({ title, progress, menu, children }: Props) {
  const { words, language } = useWords();
  const share = progress && progress.total > 0 ? progress.answered / progress.total : null;
  const label = progress
    ? fill(words.chat.progress, { n: Math.min(progress.answered + 1, progress.total), total: progress.total })
    : "";
  return (
    <div lang={language} className="flex min-h-dvh flex-col bg-surface text-md">
      <header className="sticky top-0 z-20 bg-surface">
        <div className="mx-auto flex h-14 w-full max-w-[680px] items-center gap-2.5 px-5">
          <Mark className="size-7 shrink-0" />
          <p className="min-w-0 flex-1 truncate font-medium text-base">{title}</p>
          {menu}
        </div>
        {share === null ? <div className="h-1" /> : <ProgressBar label={label} value={share} />}
      </header>
      <main id="main" className="mx-auto flex w-full max-w-[680px] flex-1 flex-col px-5">
        {children}
      </main>
    </div>
  );
}

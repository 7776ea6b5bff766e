"use client";
import { useMounted } from "@/components/ui/hooks/use-mounted";
import { useWords } from "./words/words-context";

/**
 * Says what the page needs where its scripts don't run: at once if they are turned off, and after half a minute if they
 * were blocked, or the browser is too old for them. It is gone as soon as the page responds.
 */
export function NeedsScripts() {
  const { words } = useWords();
  if (useMounted()) return null;
  return (
    <p
      role="status"
      className="fade-in fill-mode-both noscript:animate-none fixed inset-x-0 bottom-0 z-30 animate-in border-t bg-warning-soft px-5 py-4 text-base delay-30000 duration-200"
    >
      {words.trouble.needsScripts}
    </p>
  );
}

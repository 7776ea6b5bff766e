"use client";
import { Maximize2, X } from "lucide-react";
import Link from "next/link";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Mark } from "@/components/ui/text/mark";
import { useShell } from "./shell-context";

const COVERS = "(max-width: 1239px)";

/**
 * Eva next to the page: not modal, so that the page below her citations can be used. Her conversation is created when
 * she is first opened, and kept while she is closed.
 */
export function EvaPanel({ children }: { children: ReactNode }) {
  const { evaOpen, setEvaOpen } = useShell();
  const [used, setUsed] = useState(false);
  if (evaOpen && !used) setUsed(true);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (evaOpen) {
      opener.current = document.activeElement;
      panel.current?.querySelector("textarea")?.focus();
    } else if (panel.current?.contains(document.activeElement) && opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  }, [evaOpen]);

  // If the panel covers what a quote leads to, following it closes the panel.
  const uncover = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (link && window.matchMedia(COVERS).matches) setEvaOpen(false);
  };

  return (
    <aside
      ref={panel}
      id="eva"
      aria-label="Ask Eva"
      hidden={!evaOpen}
      onClick={uncover}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) setEvaOpen(false);
      }}
      className="fixed inset-y-0 right-0 z-40 flex w-[400px] max-w-full flex-col border-l bg-surface max-[1239px]:shadow-high [&[hidden]]:hidden"
    >
      <div className="flex h-13 shrink-0 items-center gap-2 border-b pr-2 pl-4">
        <Mark className="size-5" />
        <h2 className="flex-1 font-semibold">Eva</h2>
        <Button asChild tone="ghost" size="icon">
          <Link href="/eva" aria-label="All conversations with Eva">
            <Maximize2 />
          </Link>
        </Button>
        <IconButton label="Close Eva" onClick={() => setEvaOpen(false)}>
          <X />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1">{used && children}</div>
    </aside>
  );
}

"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/dialogs/tooltip";

type Props = { newerHref: string | null; olderHref: string | null };

const TYPING = "input, textarea, select, [contenteditable], [role=dialog], [role=menu]";

/** Moves between sessions, also with P and N: J and K belong to the player. */
export function SessionSteps({ newerHref, olderHref }: Props) {
  const router = useRouter();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const href = event.key === "n" ? olderHref : event.key === "p" ? newerHref : null;
      if (href) router.push(href);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [router, newerHref, olderHref]);
  return (
    <nav aria-label="Sessions" className="flex">
      <Step href={newerHref} label="Newer session" keyName="P">
        <ChevronLeft />
      </Step>
      <Step href={olderHref} label="Older session" keyName="N">
        <ChevronRight />
      </Step>
    </nav>
  );
}

type StepProps = { href: string | null; label: string; keyName: string; children: React.ReactNode };

function Step({ href, label, keyName, children }: StepProps) {
  const look = { tone: "ghost", size: "icon" } as const;
  if (!href) {
    return (
      <Button {...look} disabled aria-label={label}>
        {children}
      </Button>
    );
  }
  return (
    <Tooltip label={`${label} (${keyName})`}>
      <Button asChild {...look}>
        <Link href={href} aria-label={label} aria-keyshortcuts={keyName.toLowerCase()}>
          {children}
        </Link>
      </Button>
    </Tooltip>
  );
}

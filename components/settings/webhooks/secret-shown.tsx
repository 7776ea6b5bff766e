"use client";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CopyOnce } from "@/components/ui/copy/copy-once";
import { VerifySnippets } from "./verify-snippets";

type Props = { secret: string; url: string; done: () => void };

/** A signing secret, shown only once, and what a receiver does with it. */
export function SecretShown({ secret, url, done }: Props) {
  const top = useRef<HTMLDivElement>(null);
  // Until now the dialog showed a form, perhaps scrolled down, with the focus on a button that is gone.
  useEffect(() => {
    const dialog = top.current?.closest<HTMLElement>("[role=dialog]");
    dialog?.scrollTo(0, 0);
    dialog?.focus();
  }, []);
  return (
    <div ref={top} className="grid grid-cols-1 gap-5">
      <CopyOnce
        secret={secret}
        what="secret"
        note="Copy it now and keep it somewhere safe. It’s not shown again, but you can create a new one at any time."
      />
      <section className="grid min-w-0 grid-cols-1 gap-2">
        <h3 className="font-medium">Verify requests with it</h3>
        <VerifySnippets url={url} />
      </section>
      <footer className="flex justify-end">
        <Button tone="primary" onClick={done}>
          Done
        </Button>
      </footer>
    </div>
  );
}

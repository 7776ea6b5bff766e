"use client";
import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

/** What Next.js sends for a page that failed, or that isn't there: an empty document, which its scripts fill. */
const STYLE = `
#__next_error__ { color-scheme: light dark }
#__next_error__ body::before {
  content: "Earshot can’t show this page. There may be nothing at this address, or something went wrong on our side; nothing you saved is lost. Try again in a few minutes, or turn on JavaScript to read more.";
  display: block; max-width: 28rem; margin: 20vh auto; padding: 0 1.25rem; font: 1rem/1.5 system-ui, sans-serif;
}`.replaceAll(/\s*\n\s*/g, " ");

/**
 * Says so where no scripts run. It is in every page's head, since nothing else of ours reaches that document; its text
 * is the style's, since a head can have no other.
 */
export function WithoutScripts({ nonce }: { nonce: string | undefined }) {
  const isSent = useRef(false);
  useServerInsertedHTML(() => {
    if (isSent.current) return null;
    isSent.current = true;
    return (
      <noscript>
        <style nonce={nonce}>{STYLE}</style>
      </noscript>
    );
  });
  return null;
}

"use client";
import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

/** Noted outside of the boxes: React would complain of an attribute that it didn't render. */
const SCRIPT = `
typedEarly = new WeakMap();
addEventListener("input", ({ target }) => {
  typedEarly.set(target, target.type === "checkbox" || target.type === "radio" ? target.checked : target.value);
}, true);
`;

/**
 * Notes what is typed before the page's own scripts arrive, for `use-typed-early.ts`. It is in the page's head, and
 * runs first.
 */
export function EarlyTyping({ nonce }: { nonce: string | undefined }) {
  const isSent = useRef(false);
  useServerInsertedHTML(() => {
    if (isSent.current) return null;
    isSent.current = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own, and a script has no other content
    return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
  });
  return null;
}

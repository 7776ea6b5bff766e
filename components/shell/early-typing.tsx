"use client";
import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

/**
 * Noted outside of the elements: React would complain of an attribute that it didn't render. A form without an address
 * of its own is sent by our scripts alone: the browser would put what was written into the page's address, and load it
 * again, empty.
 */
const SCRIPT = `
typedEarly = new WeakMap();
pressedEarly = null;
addEventListener("input", ({ target, isTrusted }) => {
  if (isTrusted) pressedEarly = null;
  typedEarly.set(target, target.type === "checkbox" || target.type === "radio" ? target.checked : target.value);
}, true);
addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (button && !button.form?.hasAttribute("action")) pressedEarly = button;
}, true);
addEventListener("submit", (event) => {
  if (!event.target.hasAttribute("action")) event.preventDefault();
}, true);
`;

/**
 * Notes what is typed and pressed before the page's own scripts arrive, for `use-typed-early.ts` and
 * `heard-button.tsx`. It is in the page's head, and runs first.
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

"use client";
import { useEffect } from "react";

/** Where something was: its container, and what came after and before it. */
type Gap = { held: Node; after: Node | null; before: Node | null; row: Element | null };

const ROWS = "li, tr, article, section, [role=row], [role=listitem]";
const isSeen = (element: Element): boolean => element.isConnected && element.checkVisibility();

/**
 * Never a row's button: someone who deleted a row with a key that is still down would press it for the next one. The
 * page only scrolls for keyboard users.
 */
function takeFocus(element: Element, byKey: boolean): void {
  const named = element.tagName === "SECTION" ? "h1, h2, h3" : "a[href], [data-card-title]";
  const target = element.matches("[tabindex], a[href], button") ? element : (element.querySelector(named) ?? element);
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: !byKey });
}

function rowBeside(row: Element, start: Node | null, step: "nextSibling" | "previousSibling"): Element | null {
  for (let node = start; node; node = node[step])
    if (node instanceof Element && node.tagName === row.tagName && isSeen(node)) return node;
  return null;
}

/** The heading of the part of the page that `node` is in. */
function headingOf(node: Node): Element | null {
  for (let part = node instanceof Element ? node : node.parentElement; part; part = part.parentElement) {
    const heading = [...part.querySelectorAll("h1, h2, h3")].find(isSeen);
    if (heading) return heading;
    if (part.id === "main") return part;
  }
  return null;
}

/** The same control in its row's new place, if the row was moved. */
function twinOf(lost: Element): Element | null {
  const label = lost.getAttribute("aria-label");
  const same = label ? [...document.querySelectorAll(`main ${lost.tagName}[aria-label="${CSS.escape(label)}"]`)] : [];
  const [twin, another] = same.filter(isSeen);
  return twin && !another ? twin : null;
}

const nearest = ({ held, after, before, row }: Gap): Element | null => {
  const beside = row && (rowBeside(row, after, "nextSibling") ?? rowBeside(row, before, "previousSibling"));
  const around = held instanceof Element ? held.closest(ROWS) : null;
  return beside ?? (around && isSeen(around) ? around : headingOf(held));
};

/**
 * When the focused element leaves the page, as a deleted row does, moves the focus to the next row, the previous one,
 * or the heading of its part. Otherwise it would fall to the document, and the next Tab would start at the page's first
 * link.
 */
export function useFocusNear(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let path = "";
    let gap: Gap | null = null;
    let byKey = false;
    const isLost = () => document.activeElement === document.body || document.activeElement === null;

    const onFocus = ({ target }: FocusEvent) => {
      // Dialogs, menus and toasts are outside of the page, and return the focus to whatever opened them.
      if (!(target instanceof HTMLElement) || !target.closest("main")) return;
      [last, path, gap] = [target, window.location.pathname, null];
    };
    const onKey = () => {
      byKey = true;
    };
    // Pressing an empty part of the page is meant to drop the focus.
    const onPress = () => {
      byKey = false;
      setTimeout(() => {
        if (isLost() && last?.isConnected) last = null;
      });
    };

    const watch = new MutationObserver((records) => {
      if (!last || (gap === null && last.isConnected)) return;
      for (const { removedNodes, target, nextSibling, previousSibling } of records) {
        // The container may disappear too, as a list does with its last row.
        const sought: Node = gap ? gap.held : last;
        const gone = sought.isConnected ? undefined : [...removedNodes].find((node) => node.contains(sought));
        if (!gone) continue;
        const row = gone instanceof Element && gone.matches(ROWS) ? gone : null;
        gap = { held: target, after: nextSibling, before: previousSibling, row };
      }
      if (gap && isLost()) setTimeout(give);
    });
    const give = () => {
      if (!gap || !isLost() || path !== window.location.pathname) return;
      const target = (last && twinOf(last)) ?? nearest(gap);
      gap = null;
      if (target) takeFocus(target, byKey);
    };

    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerup", onPress);
    document.addEventListener("keydown", onKey, true);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerup", onPress);
      document.removeEventListener("keydown", onKey, true);
      watch.disconnect();
    };
  }, []);
}

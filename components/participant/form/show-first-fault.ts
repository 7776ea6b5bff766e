import { scrollBehavior } from "../scroll-box";

/** Scrolls to the first question that needs an answer and focuses it. */
export function showFirstFault(ids: string[]): void {
  const [first] = ids;
  if (first === undefined) return;
  requestAnimationFrame(() => {
    const section = document.querySelector(`[data-question="${CSS.escape(first)}"]`);
    section?.scrollIntoView({ block: "start", behavior: scrollBehavior() });
    section?.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
  });
}

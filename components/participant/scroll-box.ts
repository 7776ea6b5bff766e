/** What scrolls around an element: the page, or the box of a preview. */
export const scrollBox = (element: Element): Element =>
  element.closest("[data-scroll-box]") ?? document.scrollingElement ?? document.documentElement;

/** Scrolling by script ignores the style sheet, which otherwise reduces motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

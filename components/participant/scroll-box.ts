/** What scrolls around an element: the page, or the box that a preview stands in. */
export const scrollBox = (element: Element): Element =>
  element.closest("[data-scroll-box]") ?? document.scrollingElement ?? document.documentElement;

/** What a script asks for stands above the style sheet, which is where motion is reduced otherwise. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** What scrolls around an element: the page, or the box that a preview stands in. */
export const scrollBox = (element: Element): Element =>
  element.closest("[data-scroll-box]") ?? document.scrollingElement ?? document.documentElement;

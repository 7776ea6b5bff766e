import type { LineSpan } from "../line";

/** Where something is, in pixels from the top left of the list of lines. */
export type Box = { left: number; top: number; bottom: number };

function within(list: Element, rects: DOMRect[]): Box {
  const corner = list.getBoundingClientRect();
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  const inWindow = seen.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
  const [first, last] = [inWindow[0] ?? seen[0], inWindow.at(-1) ?? seen.at(-1)];
  if (!first || !last) return { left: 0, top: 0, bottom: 0 };
  return { left: first.left - corner.left, top: first.top - corner.top, bottom: last.bottom - corner.top };
}

/** The space above and below the letters in a line's box. */
const LEADING_PIXELS = 7;

/** Around the browser's own selection, with the full height of its lines. */
export function boxOfSelection(list: Element): Box {
  const selection = document.getSelection();
  const rects = selection && selection.rangeCount > 0 ? [...selection.getRangeAt(0).getClientRects()] : [];
  const { left, top, bottom } = within(list, rects);
  return { left, top: top - LEADING_PIXELS, bottom: bottom + LEADING_PIXELS };
}

/** Around whole lines, as far as they are rendered. */
export function boxOfLines(list: Element, { firstIndex, lastIndex }: LineSpan): Box {
  const textOf = (index: number) => list.querySelector(`[data-line="${index}"] [data-text]`)?.getBoundingClientRect();
  return within(
    list,
    [textOf(firstIndex), textOf(lastIndex)].filter((rect) => rect !== undefined),
  );
}

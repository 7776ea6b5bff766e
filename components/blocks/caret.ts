/** Puts the caret after that many UTF-16 units of an element's text, in a text box or an editable element. */
export function placeCaret(element: HTMLElement, at: number): void {
  if (element instanceof HTMLTextAreaElement) element.setSelectionRange(at, at);
  else if (element.isContentEditable) select(element, [at, at]);
}

/** Selects a range of the text in an editable element. */
export function select(element: HTMLElement, [from, to]: [number, number]): void {
  const [start, end] = [pointAt(element, from), pointAt(element, to)];
  document.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

/** The selection within an editable element, in UTF-16 units of its text; null when it is elsewhere. */
export function selectionIn(element: HTMLElement): [number, number] | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  return [
    lengthUpTo(element, range.startContainer, range.startOffset),
    lengthUpTo(element, range.endContainer, range.endOffset),
  ];
}

function lengthUpTo(element: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  return before.toString().length;
}

function pointAt(element: HTMLElement, at: number): { node: Node; offset: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = at;
  let last: Node = element;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return { node, offset: left };
    left -= length;
    last = node;
  }
  return { node: last, offset: last === element ? 0 : (last.textContent?.length ?? 0) };
}

const TYPING =
  "input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]";

/** Whether a key belongs to what has the focus (a box, a dialog, a menu) or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(TYPING) !== null;
}

/** Whether the space bar already means something for what has the focus. */
export const isPressable = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest("button, summary, input") !== null;

const TYPING =
  "input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]";

/** Whether a key belongs to what has the focus (a box, a dialog, a menu) or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  return (
    event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey || isInBox(event)
  );
}

/** Whether what has the focus takes keys itself, those with Ctrl as well. */
export const isInBox = ({ target }: Event): boolean => target instanceof Element && target.closest(TYPING) !== null;

type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

export const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Whether the space bar already means something for what has the focus. */
export const isPressable = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest("button, summary, input") !== null;

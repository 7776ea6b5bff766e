"use client";
import { type Ref, type RefCallback, type RefObject, useCallback, useLayoutEffect } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  /** What was typed or chosen so far, by field, as the script of `early-typing.tsx` noted it. */
  var typedEarly: WeakMap<EventTarget, string | boolean> | undefined;
}

/**
 * Chooses as a person would. React hears of it only if it is another choice than the one set through the field itself.
 */
function mark(field: HTMLInputElement, checked: boolean): void {
  if (checked === field.defaultChecked) return;
  field.checked = !checked;
  field.click();
}

function pick(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (text === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = text === "" ? " " : "";
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
  // The box of an address or a number has none.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function tell(field: Field): void {
  const typed = globalThis.typedEarly?.get(field);
  if (typeof typed === "boolean") mark(field as HTMLInputElement, typed);
  else if (field instanceof HTMLSelectElement) pick(field, String(typed));
  else type(field, String(typed));
}

/**
 * Tells React what a person typed or chose before the page's scripts had arrived; it would put back what it rendered.
 * Field by field, so that each change is seen by the next. A `ref` for fields that nothing else refers to.
 */
export function keepTypedEarly(field: Field | null): void {
  if (field && globalThis.typedEarly?.has(field)) setTimeout(() => tell(field));
}

/**
 * The same for a text box that its component refers to by `box`, and others by `ref`; returns what React is to be
 * given.
 */
export function useTypedEarly<T extends HTMLInputElement | HTMLTextAreaElement>(
  box: RefObject<T | null>,
  ref: Ref<T> | undefined,
): RefCallback<T> {
  useLayoutEffect(() => keepTypedEarly(box.current), [box]);
  // The same function as long as `ref` is: React calls a new one again, and it may set the focus.
  return useCallback(
    (element: T | null) => {
      box.current = element;
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    },
    [box, ref],
  );
}

"use client";
import { useRef } from "react";

/**
 * For a dialog without a trigger of its own: returns the focus to what had it when the dialog opened. `onClosed` may
 * then move it elsewhere.
 */
export function useReturnFocus(onClosed?: () => void) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
      onClosed?.();
    },
  };
}

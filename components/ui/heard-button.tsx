"use client";
import { type ComponentProps, type Ref, type RefCallback, useCallback } from "react";

declare global {
  /** The button that was pressed last and not heard yet, as the script of `early-typing.tsx` noted it. */
  var pressedEarly: EventTarget | null | undefined;
}

/**
 * Presses it once what was typed early has reached React, which takes a turn for each field (`use-typed-early.ts`);
 * unless the person has begun to change something since.
 */
function pressAgain(button: HTMLButtonElement): void {
  setTimeout(() => setTimeout(() => globalThis.pressedEarly === button && button.click()));
}

function usePressedEarly(ref: Ref<HTMLButtonElement> | undefined): RefCallback<HTMLButtonElement> {
  // The same function as long as `ref` is: React calls a new one again.
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (button && globalThis.pressedEarly === button) pressAgain(button);
      if (typeof ref === "function") return ref(button);
      if (ref) ref.current = button;
    },
    [ref],
  );
}

/** A button that does what it is for even if it was pressed before the page's scripts had arrived. */
export function HeardButton({ ref, onClick, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      ref={usePressedEarly(ref)}
      onClick={(event) => {
        globalThis.pressedEarly = null;
        onClick?.(event);
      }}
    />
  );
}

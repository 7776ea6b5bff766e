import { scriptOf } from "./script-of";

function elementOf(_: object, ref: number): Element | null {
  const kept = (globalThis as Record<symbol, { elements?: Element[] } | undefined>)[Symbol.for("earshot.page")];
  const found = kept?.elements?.[ref];
  return found?.isConnected ? found : null;
}

/** Returns the element with this `ref` in the last reading of the page; null if it is gone. */
export const elementScript = (ref: number): string => scriptOf(elementOf, {}, ref);

import { coverOf } from "./cover-of";
import { hardTextsOf } from "./hard-texts-of";
import { nameOf } from "./name-of";
import { nearOf } from "./near-of";
import { placeOf } from "./place-of";
import { readPage } from "./read-page";
import { roleOf } from "./role-of";
import { scriptOf } from "./script-of";

const LIMITS = {
  elements: 400,
  scanned: 6_000,
  text: 8_000,
  /** Below this, hardly anyone can read without leaning forward. */
  smallestPx: 11,
  texts: 2_000,
  found: 15,
};

/** Returns an `Observation` of the current page; `elementScript` can then find its elements. */
export const readPageScript = (): string =>
  scriptOf(readPage, { coverOf, hardTextsOf, nameOf, nearOf, placeOf, roleOf }, LIMITS);

import { randomFillSync } from "node:crypto";
import { ID_PREFIX, type IdKind } from "./id-prefix";

/** The digits of Crockford's base 32, in lower case. */
export const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_CHARACTERS = 10;
const COUNTER_CHARACTERS = 4;
const RANDOM_CHARACTERS = 12;

/** Random bytes are fetched in bulk, because asking the system costs more than everything else about an id. */
const store = Buffer.alloc((COUNTER_CHARACTERS + RANDOM_CHARACTERS) * 256);
let taken = store.length;

function randomDigit(): number {
  if (taken === store.length) {
    randomFillSync(store);
    taken = 0;
  }
  return (store[taken++] ?? 0) & 31;
}

function randomText(length: number): string {
  let text = "";
  for (let i = 0; i < length; i++) text += CROCKFORD[randomDigit()];
  return text;
}

function base32(value: number, length: number): string {
  let text = "";
  for (let rest = value, i = 0; i < length; i++) {
    text = CROCKFORD[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Starts in the lower half of its range, so that half a million ids fit into a millisecond before it overflows. */
function firstCount(): number {
  let count = randomDigit() & 15;
  for (let i = 1; i < COUNTER_CHARACTERS; i++) count = count * 32 + randomDigit();
  return count;
}

let lastMs = -1;
let time = "";
let count = 0;

/**
 * `prj_` + 26 characters: 10 for milliseconds, 4 counting up from a random number within the millisecond, 12 random (60
 * bits). Ids of one process therefore sort in creation order, and rows of one transaction, which share a time, are
 * listed in the order they were written (RFC 9562 §6.2, method 1).
 */
export function newId(kind: IdKind, nowMs = Date.now()): string {
  if (nowMs === lastMs) count++;
  else {
    lastMs = nowMs;
    time = base32(nowMs, TIME_CHARACTERS);
    count = firstCount();
  }
  return `${ID_PREFIX[kind]}_${time}${base32(count, COUNTER_CHARACTERS)}${randomText(RANDOM_CHARACTERS)}`;
}

import { createHash } from "node:crypto";
import { ID_PREFIX, type IdKind } from "@/lib/core/id-prefix";
import { CROCKFORD } from "@/lib/core/ids";

const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/** The id of something an act creates, derived from the act's own id: repeating the act can't create a second one. */
export function derivedId(kind: IdKind, actId: string, part: string): string {
  const time = actId.slice(actId.indexOf("_") + 1).slice(0, TIME_LENGTH);
  const digest = createHash("sha256").update(`${kind}\0${part}\0${actId}`).digest();
  const letters = [...digest.subarray(0, RANDOM_LENGTH)].map((byte) => CROCKFORD[byte & 31]);
  return `${ID_PREFIX[kind]}_${time}${letters.join("")}`;
}

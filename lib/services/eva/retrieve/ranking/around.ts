import type { Passage } from "../corpus/passages";
import { WEIGHTS } from "./weights";

/**
 * How well the lines around each passage cover a term, less with every line in between: someone who speaks at length
 * names the topic once.
 */
export function aroundOf(passages: readonly Passage[], fits: Float32Array): Float32Array {
  const around = new Float32Array(passages.length);
  const go = (from: number, step: 1 | -1) => {
    let carried = 0;
    for (let at = from; at >= 0 && at < passages.length; at += step) {
      const [before, here] = [passages[at - step]?.place, passages[at]?.place];
      carried =
        before && here && before.stretch === here.stretch
          ? carried * WEIGHTS.fading ** Math.abs(here.line - before.line)
          : 0;
      around[at] = Math.max(around[at] ?? 0, carried);
      carried = Math.max(carried, fits[at] ?? 0);
    }
  };
  go(0, 1);
  go(passages.length - 1, -1);
  return around;
}

import type { Passage } from "./passages";
import { PLACES, type Place, type Postings } from "./postings";
import type { Weighed } from "./weigh";
import { WEIGHTS } from "./weights";

/**
 * How well each passage speaks of one term. `fits` ranks; `sure` counts only what leaves little doubt, for telling
 * whether anything answers at all; `own` is what is sure in the passage's own words.
 */
export type Match = Record<"fits" | "sure" | "own", Float32Array>;

type Kind = "fits" | "sure";

/** How well the passages speak of a term in their own words, in the question they answer and beside them, all together. */
export function match(each: Weighed, passages: readonly Passage[], postings: Postings, vague: boolean): Match {
  const [fits, sure] = (["fits", "sure"] as const).map((kind) => {
    const [own, question, nearby] = PLACES.map((place) => placed(each, passages, postings, place, kind));
    const best = new Float32Array(passages.length);
    for (const [at, { distance }] of passages.entries()) {
      const answering = Math.max(0.4, 1 - 0.08 * (distance - 1)) * (vague ? 1 : WEIGHTS.question);
      const said = (own?.[at] ?? 0) * (vague ? WEIGHTS.vague : 1);
      const answered = (question?.[at] ?? 0) * answering;
      best[at] =
        Math.max(said, answered, (nearby?.[at] ?? 0) * WEIGHTS.nearby[kind]) + WEIGHTS.both * Math.min(said, answered);
    }
    return { best, own };
  });
  const none = new Float32Array(passages.length);
  const own = (sure?.own ?? none).map((strength) => strength * (vague ? WEIGHTS.vague : 1));
  return { fits: fits?.best ?? none, sure: sure?.best ?? none, own };
}

/** How well what is said in one place of each passage speaks of the term: by itself, or in related words. */
function placed(
  each: Weighed,
  passages: readonly Passage[],
  postings: Postings,
  place: Place,
  kind: Kind,
): Float32Array {
  const [most, sum, full] = [0, 1, 2].map(() => new Float32Array(passages.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const { id, told, breadth, isForm } of each.meanings) {
    const fit = told * WEIGHTS.breadth[breadth][kind];
    if (fit === 0 && !isForm) continue;
    for (const at of postings.meanings[place].get(id) ?? []) {
      if (isForm) full[at] = Math.max(full[at] ?? 0, WEIGHTS.form);
      most[at] = Math.max(most[at] ?? 0, fit);
      sum[at] = (sum[at] ?? 0) + fit;
    }
  }
  for (const [at, strongest] of most.entries())
    if (strongest > 0)
      most[at] = WEIGHTS.related[kind] * strongest + WEIGHTS.moreRelated * Math.min(1, (sum[at] ?? 0) - strongest);
  for (const [stem, certain] of each.learned)
    for (const at of postings.stems[place].get(stem) ?? [])
      most[at] = Math.max(most[at] ?? 0, WEIGHTS.learned * certain);
  for (const [at, form] of full.entries()) if (form > 0) most[at] = form;
  for (const language of each.languages)
    for (const at of postings.stems[place].get(each.term.stemIn(language)) ?? [])
      if (passages[at]?.language === language) most[at] = 1;
  return most;
}

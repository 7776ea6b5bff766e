import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { saidFor } from "@/lib/services/eva/mentions/said-for";
import type { Passage } from "../corpus/passages";
import type { NearWord } from "./near-words";
import { PLACES, type Place, type Postings } from "./postings";
import type { Weighed } from "./weigh";
import { WEIGHTS } from "./weights";

/**
 * How well each passage covers one term. `fits` is for ranking; `worded` is that without words that are only near in
 * meaning; `sure` counts only what leaves little doubt, for deciding whether anything answers; `own` is the sure part
 * in the passage's own words; `meant` is `worded`, or the cosine of its closest word where that is higher.
 */
export type Match = Record<"fits" | "worded" | "sure" | "own" | "meant", Float32Array>;

type Kind = "fits" | "sure";
type Placed = Record<Place, Float32Array>;

/**
 * How well passages cover a term in their own words, in the question they answer and in neighboring lines, combined.
 */
export function match(each: Weighed, passages: readonly Passage[], postings: Postings, vague: boolean): Match {
  const everywhere = (of: (place: Place) => Float32Array): Placed => ({
    own: of("own"),
    question: of("question"),
    nearby: of("nearby"),
  });
  const sure = everywhere((place) => placed(each, passages, postings, place, "sure"));
  const fits = everywhere((place) => placed(each, passages, postings, place, "fits"));
  const near = everywhere((place) => nearIn(each, passages.length, postings, place, "near"));
  const close = nearIn(each, passages.length, postings, "own", "close");
  const worded = together(fits, passages, "fits", vague);
  return {
    fits: together(higher(fits, near), passages, "fits", vague),
    worded,
    meant: worded.map((fit, at) => Math.max(Math.min(1, fit), close[at] ?? 0)),
    sure: together(sure, passages, "sure", vague),
    own: sure.own.map((strength) => strength * (vague ? WEIGHTS.vague : 1)),
  };
}

function together({ own, question, nearby }: Placed, passages: readonly Passage[], kind: Kind, vague: boolean) {
  const best = new Float32Array(passages.length);
  for (const [at, { since }] of passages.entries()) {
    const answering = Math.max(0.4, 1 - 0.08 * (since - 1)) * (vague ? 1 : WEIGHTS.question);
    const said = (own[at] ?? 0) * (vague ? WEIGHTS.vague : 1);
    const answered = (question[at] ?? 0) * answering;
    best[at] =
      Math.max(said, answered, (nearby[at] ?? 0) * WEIGHTS.nearby[kind]) + WEIGHTS.both * Math.min(said, answered);
  }
  return best;
}

function higher(a: Placed, b: Placed): Placed {
  const made = { ...a };
  for (const place of PLACES) made[place] = a[place].map((strength, at) => Math.max(strength, b[place][at] ?? 0));
  return made;
}

/** The word nearest in meaning in one place of each passage. */
function nearIn({ near }: Weighed, all: number, postings: Postings, place: Place, by: keyof NearWord): Float32Array {
  const most = new Float32Array(all);
  for (const [number, word] of near)
    for (const at of postings.words[place].get(number) ?? []) most[at] = Math.max(most[at] ?? 0, word[by]);
  return most;
}

/**
 * How well each passage covers a term by saying it: by its stem, another form, a true synonym, or the side that it
 * stands for, itself, in answer to a question that says it, or beside somebody's words that do. Words of a like meaning
 * don't count.
 */
export function literally(each: Weighed, passages: readonly Passage[], postings: Postings): Float32Array {
  const names = [
    each.term.word,
    ...Object.values(saidFor([each.term.word])).flatMap((all) => all.map(([word]) => word ?? "")),
  ];
  const stems = new Set(each.languages.flatMap((language) => names.map(distinctStemmerOf(language))));
  const forms = each.meanings.filter(({ isForm }) => isForm).map(({ id }) => id);
  const said = (place: Place): Float32Array => {
    const found = new Float32Array(passages.length);
    for (const stem of stems) for (const at of postings.stems[place].get(stem) ?? []) found[at] = 1;
    for (const id of forms) for (const at of postings.meanings[place].get(id) ?? []) found[at] = 1;
    if (place === "own" && each.taking.size > 0)
      for (const [at, passage] of passages.entries()) if (each.taking.has(passage)) found[at] = 1;
    return found;
  };
  return together({ own: said("own"), question: said("question"), nearby: said("nearby") }, passages, "sure", false);
}

/** How well one place of each passage covers the term: by itself, or by related words. */
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
  if (each.taking.size === 0) return most;
  return most.map((strength, at) => {
    const passage = passages[at];
    return place === "own" && passage && each.taking.has(passage) ? 1 : strength * WEIGHTS.sideless;
  });
}

import { conceptsOf } from "@/lib/services/analysis/concepts/concepts-of";
import type { Retrieved } from "../retrieve/retriever";
import { stemmerOf } from "../words/stem";
import { isSoftWord, isStopWord } from "../words/stop-words";
import { wordsOf } from "../words/words-of";

/** Passages about the question, and those they are compared with. */
const NEAR = 40;
const MOST = 5;
/** A word with a known meaning makes a better question than one that is merely rare. */
const MEANINGFUL = 4;
/** What only one person names is rarely a topic. */
const ALONE = 0.3;

// A thing is named after a word like "the" and before the end of a clause or a small word: "the fee is", "my invoice,".
const BEFORE =
  "the|this|that|my|our|your|their|his|her|no|any|der|die|das|den|dem|des|ein|eine|einen|einem|mein|meine|meinen|unsere?|ihre?|kein|keine|keinen";
const AFTER =
  "is|was|were|are|and|or|but|to|of|for|in|on|at|that|which|because|so|i|we|they|it|as|if|when|with|from|before|after|und|oder|aber|ist|war|waren|sind|von|f[uü]r|in|im|auf|bei|mit|weil|dass|wenn|ich|wir|sie|es";
const THING = new RegExp(
  `(?<![\\p{L}\\d])(?:${BEFORE})\\s+(\\p{L}[\\p{L}-]{3,})(?=\\s*(?:[.,;:!?…)]|$)|\\s+(?:${AFTER})(?![\\p{L}\\d]))`,
  "giu",
);

type Seen = { people: Set<string>; near: number; far: number; forms: Map<string, number>; means: boolean };

/** Things that several people mention where they speak about the question, and rarely elsewhere; most telling first. */
export function topicsBeside({ ranked, terms }: Retrieved): string[] {
  const languages = new Set(ranked.map(({ passage }) => passage.language));
  const asked = new Set([...languages].flatMap((language) => terms.map(stemmerOf(language))));
  const names = new Set(ranked.flatMap(({ passage }) => wordsOf(passage.line.speaker ?? "")));
  const seen = new Map<string, Seen>();
  for (const [at, { passage }] of ranked.entries()) {
    const stem = stemmerOf(passage.language);
    const means = conceptsOf(passage.language);
    for (const [, form = ""] of passage.line.text.matchAll(THING)) {
      const word = form.toLowerCase();
      const key = stem(word);
      if (isStopWord(word) || isSoftWord(word) || asked.has(key) || names.has(word)) continue;
      const one = seen.get(key) ?? {
        people: new Set(),
        near: 0,
        far: 0,
        forms: new Map(),
        means: means(key).length > 0,
      };
      if (at < NEAR) {
        one.people.add(passage.person);
        one.near += 1;
        one.forms.set(form, (one.forms.get(form) ?? 0) + 1);
      } else one.far += 1;
      seen.set(key, one);
    }
  }
  const far = Math.max(1, ranked.length - NEAR) / NEAR;
  const telling = ({ people, near, far: elsewhere, means }: Seen) =>
    (people.size > 1 ? people.size : ALONE) * (near / (near + elsewhere / far)) * (means ? MEANINGFUL : 1);
  const named = [...seen].filter(([, { near }]) => near > 0);
  named.sort(([a, one], [b, other]) => telling(other) - telling(one) || (a < b ? -1 : 1));
  return named.slice(0, MOST).map(([, { forms }]) => shownForm(forms));
}

/** The form that people use most, without a capital that is only due to the start of a sentence. */
function shownForm(forms: ReadonlyMap<string, number>): string {
  const [form = ""] = [...forms].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0] ?? [];
  return forms.has(form.toLowerCase()) ? form.toLowerCase() : form;
}

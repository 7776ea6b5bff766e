import { FORMS } from "@/lib/services/analysis/concepts/forms";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { searchConfig } from "@/lib/services/evidence/search-config";

/** Words that are one in the two spellings of English, as endings: "colour", "organise", "cancelled". */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)is(e|es|ed|ing|ation|ations)$/, "iz$1"],
  [/(?<=[bclnpv])our(s|ed|ing|ite|ites)?$/, "or$1"],
  [/^(cent|theat|met|lit|fib)re(s?)$/, "$1er$2"],
  [/(?<=[aeiou])ll(ed|ing|er|ers)$/, "l$1"],
  [/^(lic|def|off|pret)ence(s?)$/, "$1ense$2"],
  [/^programme(s?)$/, "program$1"],
  [/^grey(s?)$/, "gray$1"],
  [/^cheque(s?)$/, "check$1"],
];
const spelled = (word: string): string => SPELLINGS.reduce((text, [pattern, to]) => text.replace(pattern, to), word);

const IRREGULAR = new Map(
  FORMS.trim()
    .split("\n")
    .flatMap((line, at) => line.split(" ").map((word) => [word, at] as const)),
);

/** What a word may be a plural or a form of: itself and each base that its ending leaves. */
function basesOf(word: string): string[] {
  const bases = [word];
  const add = (pattern: RegExp, ...ends: string[]) => {
    if (pattern.test(word)) for (const end of ends) bases.push(word.replace(pattern, end));
  };
  add(/(?<=..)ies$/, "y");
  add(/(?<=(?:s|x|z|ch|sh|o))es$/, "");
  add(/(?<=..[^su])s$/, "");
  add(/(?<=..)ied$/, "y");
  add(/(?<=..[^e])ed$/, "", "e");
  add(/(?<=...)ing$/, "", "e");
  add(/([bdgmnprt])\1(?:ed|ing)$/, "$1");
  return bases;
}

/** "Steuerberaterin" and "Steuerberater" do the same. */
const FEMALE = /(?<=.....)in(?:nen)?$/;
/** A part of a compound this long names what the whole is a kind of. */
const SHORTEST_PART = 4;
const SHORTEST_BEGINNING = 5;

/**
 * Whether a word of an answer, in plain letters, is the asked one: the same, or its plural, another form of it or its
 * other spelling, and in German a compound with it. "Account" isn't "accountant", though both have one stem.
 */
export function isSameWord(said: string, asked: string, language: string | null): boolean {
  const irregular = IRREGULAR.get(asked);
  if (said === asked || (irregular !== undefined && IRREGULAR.get(said) === irregular)) return true;
  const config = searchConfig(language);
  if (config === "english" || config === "simple") {
    // "Fell" is a form of "fall", of which "falls" is one.
    const bases = new Set(basesOf(spelled(asked)).map((base) => IRREGULAR.get(base) ?? base));
    return basesOf(spelled(said)).some((base) => bases.has(IRREGULAR.get(base) ?? base));
  }
  const stem = (word: string) => stemmerOf(language)(config === "german" ? word.replace(FEMALE, "") : word);
  const [one, other] = [stem(said), stem(asked)];
  if (one === other) return true;
  if (config !== "german") return false;
  return (
    (other.length >= SHORTEST_PART && one.endsWith(other)) ||
    (other.length >= SHORTEST_BEGINNING && one.startsWith(other))
  );
}

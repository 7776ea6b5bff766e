const list = (words: string): string[] => words.trim().split(/\s+/);

/** Words without which nobody asks so: looking for them first costs a hundredth of reading every pattern. */
const KINDS = {
  passing: list(
    "quote quoting quoted cite citing print printing printed publish publishing published publication write writing written note noting notes jot record recording recorded repeat repeating repeated mention mentioning include including share sharing shared pass passing passed report reporting transcribe transcribing transcript use using put putting tell show forward send play attribute connect link trace let know hear see read words minutes tape end go appear land come be named take type",
  ),
  leaving: list(
    "leave left keep keeps kept cut edit bleep strike skip omit take took delete deleted remove removed erase treat treated consider handle forget ignore stay stays remain remains",
  ),
  apart: list(
    "better could can would out off private confidential confidentially confidence secret between yourself yourselves from said told mentioned away when room call bit part sentence remark comment story detail answer quote",
  ),
  secret: list(
    "confidential confidentially confidence private personal secret between discreet anonymize anonymise further farther record off-the-record room call ourselves recorder recording tape mic microphone camera device pause",
  ),
  knowing: list(
    "tell telling say saying said told talk share mention know knows knew hear hears heard find finds found read reads see sees saw reach get gets got leave leaves go come end only others",
  ),
  german: list(
    "erfahren wissen hören lesen mitbekommen unter vertrauen vertraulich nicht nichts niemand niemandem keiner keinem raus heraus weg draußen streichen löschen rausschneiden herausschneiden rauslassen weglassen rausnehmen herausnehmen psst vergessen vergiss inoffiziell behalten behalte behalt nur ausschalten ausmachen stoppen anhalten unterbrechen pausieren abschalten nirgends nirgendwo hand außen",
  ),
  cue: list(
    "report recording transcript notes record writeup write-up tape minutes paper interview article study print quote quoted publish published printed confidential private between left bericht aufnahme protokoll transkript interview notizen aufzeichnung zitieren zitiert veröffentlichen veröffentlicht mitschreiben mitgeschrieben aufschreiben aufgeschrieben vertraulich unter sich bestimmt löschen streichen",
  ),
  not: list("except apart but than not never nobody none nothing no cannot if promise only"),
};
type Kind = keyof typeof KINDS;

/** What one sentence has to have for patterns of a kind to be worth trying. */
const NEEDS = {
  passing: ["passing", "not"],
  leaving: ["leaving", "apart"],
  secret: ["secret"],
  knowing: ["knowing", "not"],
  german: ["german"],
  cue: ["cue"],
} as const satisfies Record<string, readonly Kind[]>;

const BIT = new Map<Kind, number>((Object.keys(KINDS) as Kind[]).map((kind, at) => [kind, 1 << at]));
const bitsOf = (kinds: readonly Kind[]): number => kinds.reduce((bits, kind) => bits | (BIT.get(kind) ?? 0), 0);
const NOT = bitsOf(["not"]);
const BITS = new Map<string, number>();
for (const [kind, bit] of BIT) for (const word of KINDS[kind]) BITS.set(word, (BITS.get(word) ?? 0) | bit);
const NEEDED = Object.entries(NEEDS).map(([name, kinds]) => [name as keyof typeof NEEDS, bitsOf(kinds)] as const);

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff) || code === 39;
const isEnd = (text: string, at: number): boolean => at === text.length || ".!?".includes(text.charAt(at));

/** The kinds of patterns for which a sentence of the text, which is written `plainly`, has the words. */
export function kindsIn(text: string): ReadonlySet<keyof typeof NEEDS> {
  const found = new Set<keyof typeof NEEDS>();
  let bits = 0;
  let from = 0;
  // A regular expression finds the same words and takes twice as long.
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && isLetter(text.charCodeAt(at))) continue;
    if (at > from) {
      const word = text.slice(from, at);
      bits |= (BITS.get(word) ?? 0) | (word.endsWith("n't") ? NOT : 0);
    }
    from = at + 1;
    if (bits === 0 || !isEnd(text, at)) continue;
    for (const [name, needed] of NEEDED) if ((bits & needed) === needed) found.add(name);
    bits = 0;
  }
  return found;
}

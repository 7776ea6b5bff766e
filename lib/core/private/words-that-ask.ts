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
export type Kind = keyof typeof KINDS;

const BIT = new Map<Kind, number>((Object.keys(KINDS) as Kind[]).map((kind, at) => [kind, 1 << at]));
const BITS = new Map<string, number>();
for (const [kind, bit] of BIT) for (const word of KINDS[kind]) BITS.set(word, (BITS.get(word) ?? 0) | bit);

const WORD = /[a-zß-ÿ]+(?:'[a-z]+)?/g;

/** Which kinds of such words a text has; written `plainly`. */
export function kindsIn(text: string): (kind: Kind) => boolean {
  let bits = 0;
  for (const word of text.match(WORD) ?? []) {
    bits |= BITS.get(word) ?? 0;
    if (word.endsWith("n't")) bits |= BIT.get("not") ?? 0;
  }
  return (kind) => (bits & (BIT.get(kind) ?? 0)) !== 0;
}

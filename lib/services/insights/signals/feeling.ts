import { plainLetters } from "@/lib/core/text/plain-letters";

const list = (text: string): Set<string> => new Set(text.split(/\s+/));

const CLEARLY_GOOD = list(`amazing awesome brilliant delighted delightful enjoyed excellent fantastic flawless great
impressed incredible love loved lovely outstanding perfect pleased smooth superb thrilled wonderful
begeistert fantastisch genial grossartig hervorragend perfekt super toll wunderbar`);
const SOMEWHAT_GOOD = list(`clear convenient easy enjoyable fast friendly good handy happy helpful intuitive nice quick
reassuring reliable simple useful einfach freundlich gut hilfreich klar praktisch schnell schon zufrieden`);
const CLEARLY_BAD = list(`angry annoyed annoying awful broken clunky confused confusing disappointed disappointing
dreadful frustrated frustrating furious garbage hate hated horrible infuriating insulting misleading nightmare
overpriced painful ridiculous scam shocked tedious terrible tricked ugly unacceptable unfair useless worst
argerlich enttauscht enttauschend frustrierend furchtbar genervt grauenhaft hasse kaputt katastrophe nervig
schrecklich unverschamt verwirrend`);
const SOMEWHAT_BAD = list(`bad buggy complicated difficult expensive hard rude slow stupid unclear worse
kompliziert langsam schlecht schlimm schwierig teuer umstandlich unklar`);
const INTENSE = list(`absolutely completely extremely incredibly really so super too totally truly very
extrem richtig sehr total viel wirklich zu`);
const NEGATION = list(`not no never nothing hardly isn't wasn't aren't weren't don't didn't doesn't can't couldn't
nicht kein keine keinen nie nichts`);
/** What someone else says, what might be, and set phrases aren't the speaker's feelings. */
const NOT_FELT =
  /\b(said|says|say|saying|told|tells|asked|wrote|if|would|could|should|['’]d|sagt|sagte|sagen|meinte|meint|wenn|würde|wäre|könnte)\b|\b(good|great) (question|point|morning|evening|afternoon|luck|news|idea)\b|\bfair enough\b/i;
const QUOTED = /[“"„][^“”"„]*[”"“]/g;
const WORD = /[\p{L}’']+/gu;

/**
 * A sentence's feeling: clear praise from 1 up, clear criticism from -1 down, undecided in between. English and German
 * words; for other languages nothing is known.
 */
export function feelingOf(sentence: string): number {
  const own = sentence.replace(QUOTED, " ");
  if (NOT_FELT.test(own) || own.endsWith("?")) return 0;
  const words = (own.match(WORD) ?? []).map((word) => plainLetters(word.replaceAll("’", "'")));
  let sum = 0;
  for (const [at, word] of words.entries()) {
    const clear = CLEARLY_GOOD.has(word) ? 1 : CLEARLY_BAD.has(word) ? -1 : 0;
    const some = SOMEWHAT_GOOD.has(word) ? 0.6 : SOMEWHAT_BAD.has(word) ? -0.6 : 0;
    if (clear === 0 && some === 0) continue;
    const before = words.slice(Math.max(0, at - 4), at);
    const intense = INTENSE.has(before.at(-1) ?? "");
    const weight = clear || (intense ? Math.sign(some) : some);
    // "Not good" is criticism, but "not bad" isn't praise.
    if (before.some((other) => NEGATION.has(other))) sum += weight > 0 ? -weight : 0;
    else sum += weight;
  }
  return sum;
}

/** Praise for waiting and paperwork is none. */
const OF_TROUBLE =
  /\b(?:love|loved|enjoy|enjoyed) (?:a good |nothing more than )?(?:waiting|queu\p{L}*|standing in line|paperwork|filling|typing it)\b|\bthanks (?:a lot )?for nothing\b|\byeah,? right\b/iu;
const PRAISE = "great|wonderful|fantastic|brilliant|lovely|marvell?ous|perfect|amazing|super|charming";
/** "Oh great, yeah, fantastic, I get a ping at eleven at night" */
const DOUBLED = new RegExp(
  `^\\W*(?:(?:oh|ah|yeah|yes)\\b[\\s,]*)+(?:${PRAISE}),? (?:yeah|yes|sure|just|really)?,? ?(?:${PRAISE})\\b`,
  "iu",
);
const GERMAN = /^\W*(?:na|ja)[\s,]+(?:toll|super|prima|klasse|wunderbar|herrlich|bravo)\b/iu;
/** "Oh, wonderful.": praise in one word, which what follows must bear out. */
const OPENING = new RegExp(`^\\W*(?:oh|ah|yeah)\\b[\\s,]*(?:${PRAISE})[.,!]+`, "iu");

/**
 * Whether the praise in an answer may be meant the other way. `soundOf`: how a text sounds, from -100 to 100.
 */
export function isIronic(text: string, soundOf: (rest: string) => number): boolean {
  if (OF_TROUBLE.test(text) || DOUBLED.test(text) || GERMAN.test(text)) return true;
  const [opening] = OPENING.exec(text) ?? [];
  return opening !== undefined && soundOf(text.slice(opening.length)) < BORNE_OUT;
}

const BORNE_OUT = 40;

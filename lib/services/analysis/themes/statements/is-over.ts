const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");

/** The one who speaks. */
export const SELF = /(?<!\p{L})(?:I|[Ww]e|I['’](?:m|ve|d|ll)|[Ww]e['’](?:re|ve|d|ll)|[Ii]ch|[Ww]ir)(?!\p{L})/u;
/** What would have been, or nearly was, wasn't. */
export const UNREAL = word(
  "if|would|could|might|nearly|almost|thought about|thinking of|tempted|\\p{L}+['’]d have|wäre\\p{L}*|würde\\p{L}*|hätte\\p{L}*|könnte\\p{L}*|fast|beinahe",
);
const IT = "(?:it|them|that|this|those|mine|ours|(?:my|our|the) \\p{L}+)";
const QUITS = word(
  [
    `stopped|quit|gave (?:${IT} )?up|given (?:${IT} )?up|give (?:${IT} )?up|cancel(?:l?ed)|deleted|dropped|uninstalled|abandoned|ditched|binned|(?<!(?:the|my|his|her|your|is|are|was|were|be|been) )left(?! (?:side|ear|hand|arm|leg|over)s?| (?:it|them|that|this|mine|ours) (?:alone|as|there|where))`,
    `(?:turned|switched) ${IT} off|unsubscribed|opted out|got rid of|(?:switched|moved|changed|went) (?:away |over |on )?from|(?<!(?:am|are|is|was|were|be|get|gets|got|getting|gotten|become|became|(?:I|we|you|they|it)['’](?:m|re|s)) )used to|sent ${IT} back|returned ${IT}|sold ${IT}|let ${IT} lapse`,
    `(?:moved|took|switched|got|pulled) (?:us|me|it|them|everyone|everybody) off|(?:packed|chucked|jacked) (?:${IT} )?in|got shot of`,
    "(?:was|were) (?:on|with) [^.;]{0,30}(?:before|until)|vorher (?:\\p{L}+ )?(?:hatten|waren)",
    "no longer|(?:was|were|had|used|wore) [^.;]{0,30}until|(?:not|\\p{L}+n['’]t) (?:[\\p{L}’']+ ){0,4}any ?more|haven['’]t (?:used |been |worn |done |had )?(?:it |them |one |back )?since",
    "nicht mehr|kein\\p{L}* (?:\\p{L}+ )?mehr|aufgehört|gekündigt|abbestellt|gelöscht|aufgegeben|abgeschafft|verkauft|früher",
  ].join("|"),
);
/** "I used it for a year", "we had one"; "I had to" is something else. */
const DID = word(
  "(?:I|we)(?: only| just| once| briefly| first| also)* (?:used(?! to)|had(?! (?:to|been|done|gone|made|\\p{L}+ed)(?!\\p{L}))|tried|wore|owned|worked with|did(?! not))|hatten? (?:ich|wir)|(?:ich|wir) hatten?",
);

const CLAUSE = /[,;:–—]/u;
/** "Wenn …, hätte ich gekündigt" comes before, "gekündigt hätte ich" after. */
const WOULD_AFTER = word("hätte\\p{L}*|würde\\p{L}*|wäre\\p{L}*|if|wenn");

/** Whether the speaker says that something is over, and not only that it would be. */
export function isOver(text: string): boolean {
  const quits = QUITS.exec(text);
  if (!quits) return false;
  const before = text.slice(0, quits.index).split(CLAUSE).at(-1) ?? "";
  const after = text.slice(quits.index).split(CLAUSE)[0] ?? "";
  return !UNREAL.test(before) && !WOULD_AFTER.test(after);
}
/** The same, said of themselves. */
export const stops = (text: string): boolean => SELF.test(text) && isOver(text);
/** The same, or only that it once was. */
export const isPast = (text: string): boolean => isOver(text) || (DID.test(text) && !UNREAL.test(text));

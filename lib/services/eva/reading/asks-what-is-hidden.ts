const WHO = "(?:people|they|everyone|everybody)";
const ASKS = [
  new RegExp(
    `^(?:what|which \\p{L}+) (?:could(?:n['’]t| not)|can(?:['’]t|not)|did(?:n['’]t| not)) ${WHO} (?:find|see|notice|spot)[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(
    `^(?:what|which \\p{L}+) (?:could|can|did) ${WHO} (?:not (?:find|see|notice|spot)|overlook|fail to (?:find|see|notice)|look for in vain)[\\s?.!]*$`,
    "iu",
  ),
  /^what (?:was|is|were|are) (?:hard|difficult|tricky|impossible|not easy) (?:for people )?to (?:find|see|spot|notice)[\s?.!]*$/iu,
  new RegExp(`^where (?:did|do) ${WHO} (?:get|feel) lost[\\s?.!]*$`, "iu"),
  /^was (?:haben|konnten|können|war) (?:die leute|sie|die teilnehmer|die nutzer|die kunden|alle)? ?(?:nicht (?:finden|gefunden|sehen|gesehen|entdeckt)|übersehen|schwer zu finden)[\s?.!]*$/iu,
];

/** Whether a question asks what people couldn't find or see, anywhere. */
export const asksWhatIsHidden = (question: string): boolean => ASKS.some((pattern) => pattern.test(question.trim()));

const IT = "(?:it|them|that|this|those|one|any|anything)";
/** "I couldn't find the time" is about no place. */
const THING =
  "(?:the|my|your|an?|any) (?!(?:time|point|reason|need|value|difference|energy|courage|motivation|words?|use|benefit)\\b)\\p{L}+(?: \\p{L}+){0,2}";
/** "I didn't find it hard" and "I can't see it working" go on. */
const ENDS =
  "(?: (?:anywhere|at first|at all|here|there|either|straight away|for ages))*(?=\\s*[.,;:!?…)–—-]|$| (?:and|but|so|because|until|when)\\b)";
const COULD_NOT = "(?:can(?:['’]t|not)|could(?:n['’]t| not))";
const DID_NOT = "did(?:n['’]t| not)";
const SAYS = [
  new RegExp(`\\bI (?:\\p{L}+ )?${COULD_NOT} (?:\\p{L}+ )?(?:find|spot)(?: (?:${IT}|${THING}))?${ENDS}`, "iu"),
  new RegExp(`\\bI (?:\\p{L}+ )?${DID_NOT} (?:\\p{L}+ )?(?:find|see|spot|notice) ${IT}${ENDS}`, "iu"),
  new RegExp(`\\bI (?:\\p{L}+ )?${DID_NOT} (?:\\p{L}+ )?(?:spot|notice) ${THING}${ENDS}`, "iu"),
  new RegExp(`\\bI (?:\\p{L}+ )?${COULD_NOT} (?:\\p{L}+ )?see ${IT}${ENDS}`, "iu"),
  new RegExp(`(?:would|['’]d) (?:\\p{L}+ )?never (?:have )?(?:found|find|seen|noticed|spotted) ${IT}${ENDS}`, "iu"),
  new RegExp(`\\b(?:nearly|almost) (?:missed|overlooked) ${IT}${ENDS}`, "iu"),
  /\b(?:it|that|this|they)(?:['’]s|['’]re| is| are| was| were) (?:(?:well|really|completely|quite|so|too|all) )?hidden(?= (?:away|behind|under|in|inside|at|below|down)\b|\s*[.,;!?…]|$)/iu,
  /\bI(?:['’]m| am| was| got) (?:(?:a bit|completely|totally|really|so|quite) )?lost(?= here\b|\s*[.,;!?…]|$)/iu,
  /\bich (?:finde|fand|sehe|sah) [^.,!?]{1,60}? (?:nicht|nirgends)(?=[.,!?…]|$)/iu,
  /\bich (?:konnte|kann|habe|hab|hätte) [^.,!?]{1,60}? (?:nicht|nie|nirgends) (?:finden|gefunden|sehen|gesehen|entdeckt)(?!\p{L})/iu,
  /\b(?:ist|war|sind|waren) (?:(?:so|sehr|völlig|total|etwas) )?versteckt(?!\p{L})/iu,
];

/** Whether somebody says that they can't find or see something, or nearly missed it. */
export const saysItIsHidden = (sentence: string): boolean => SAYS.some((pattern) => pattern.test(sentence));

const WHO = "(?:people|they|everyone|everybody|participants|users|customers)";
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

/** "I can't see why" is about no place, and "I didn't see myself there" about no thing. */
const NOTHING =
  "(?! (?:why|how|that|whether|myself|the (?:point|reason|need|value)|(?:any|a|much|no) (?:reason|need|point|difference)))";
const SAYS = [
  new RegExp(
    `\\bI(?:['’]d)? (?:\\p{L}+ )?(?:can(?:['’]t|not)|could(?:n['’]t| not)|did(?:n['’]t| not)) (?:\\p{L}+ )?(?:find|see|spot|notice)\\b${NOTHING}`,
    "iu",
  ),
  /\b(?:would|['’]d) (?:\p{L}+ )?never (?:have )?(?:found|find|seen|noticed|spotted)\b/iu,
  /\b(?:nearly|almost) (?:missed|overlooked) (?:it|that|this|them|the)\b/iu,
  /\b(?:it|that|this|they|them)(?:['’]s|['’]re| is| are| was| were) (?:\p{L}+ )?hidden\b/iu,
  /^(?:\p{L}+, )?where(?:['’]s| is| are| do I| can I| would I)\b[^?]*\?$/iu,
  /\bI(?:['’]m| am| was) lost\b|\bI got lost\b/iu,
  /\b(?:ich|man) (?:finde|fand|sehe|sah|konnte|kann|habe|hab|hätte)\b[^.!?]{0,60}\b(?:nicht|nie|nirgends) ?(?:finden|gefunden|sehen|gesehen|entdeckt)?(?=[.!?,]|$)/iu,
  /\b(?:ist|war|sind|waren) (?:\p{L}+ )?versteckt\b/iu,
  /^wo (?:ist|sind|finde ich|kann ich|steht)\b[^?]*\?$/iu,
];

/** Whether somebody says that they can't find or see something, or nearly missed it. */
export const saysItIsHidden = (sentence: string): boolean => SAYS.some((pattern) => pattern.test(sentence));

/**
 * What scores are asked of: "" for all there are; `isNps`: as a net promoter score; `only`: who gave low or high ones;
 * `isOfMost`: only if most people gave one, since others may have said it in words.
 */
export type ScoresAsked = { of: string; isNps: boolean; only?: "low" | "high"; isOfMost?: boolean };

const WHO = "(?:people|they|everyone|everybody|participants|users|customers|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)";
const KIND =
  "(?: (?:average|mean|median|overall|final|total|lowest|highest|best|worst|individual|ease|satisfaction|usability|csat|seq|sus))*";
const SCORE =
  "(?:scores?|ratings?|marks?|grades?|nps|net promoter scores?|points|stars|out of (?:ten|10|five|5|seven|7))";
const ASKS = [
  new RegExp(
    `^(?:(?:what|which|how many|how (?:high|low|good|bad))(?:['’]s| is| was| were| are)?|list|show(?: me)?|give me)?(?: all)?(?: the| our| their)?${KIND} ?${SCORE}(?: (?:did|do|have|has) (?:${WHO} )?(?:give|given|get|gave|choose|chosen)(?: (?:it|us|you))?| (?:people|they) gave(?: it)?)?(?: (?:to|for|of|on|the)(?<of>(?: [\\p{L}’'-]+){1,5}))?[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(
    `^how (?:did|do|would|have) ${WHO} (?:rate|rated|score|scored|grade|graded)(?<of>(?: [\\p{L}’'-]+){1,6})[\\s?.!]*$`,
    "iu",
  ),
  /^how (?<of>easy|hard|difficult|satisfied|likely)(?: or (?:easy|hard|difficult))? (?:is|was|did people find) (?:it|that|this|the (?:task|tasks|product|app|tool|website|site|test|whole thing))(?: overall| for people)?[\s?.!]*$/iu,
  /^(?:welche|was für|wie viele|wie (?:hoch|gut) (?:ist|war|sind|waren)|wie (?:ist|war|lautet)|zeig(?:e)?(?: mir)?)?(?: (?:die|der|eine))?(?: (?:durchschnittliche|mittlere|gesamte))? ?(?:noten?|bewertungen|bewertung|punkte|sterne|punktzahl|nps)(?: (?:haben|hat|gaben|gab|geben|vergaben)(?: (?:die )?(?:leute|sie|teilnehmer|teilnehmenden|kunden|nutzer))?(?: (?:ihr|ihm|ihnen|uns))?)?(?: (?:für|der|des|zur|zum)(?<of>(?: [\p{L}-]+){1,4}?))?(?: (?:gegeben|vergeben|bekommen))?[\s?.!]*$/iu,
  /^wie (?:bewerten|bewerteten|bewertet|benoten|benoteten) (?:die )?(?:leute|sie|teilnehmer|teilnehmenden|kunden|nutzer|alle)(?<of>(?: [\p{L}-]+){1,4}?)?[\s?.!]*$/iu,
  /^wie haben (?:die )?(?:leute|sie|teilnehmer|teilnehmenden|kunden|nutzer|alle)(?<of>(?: [\p{L}-]+){1,4}?)? (?:bewertet|benotet)[\s?.!]*$/iu,
];

const LOW = "(?:low|bad|poor|negative|terrible|the lowest|the worst)";
const HIGH = "(?:high|good|great|positive|excellent|top|the highest|the best)";
const NIEDRIG = "(?:niedrige?|schlechte?|negative?)";
const HOCH = "(?:hohe?|gute?|positive?|sehr gute?)";
const ENGLISH_SCORE = "(?:scores?|ratings?|marks?|grades?)";
const NOTE = "(?:noten?|bewertung(?:en)?|punktzahl(?:en)?)";
/** "Who gave a low score?", "Wer hat schlecht bewertet?" */
const ONLY: readonly (readonly ["low" | "high", RegExp])[] = [
  [
    "low",
    new RegExp(
      `^(?:who|how many(?: people)?) (?:gave|give|gives) (?:it |us )?(?:an? )?(?:very |really )?${LOW} ${ENGLISH_SCORE}[\\s?.!]*$`,
      "iu",
    ),
  ],
  [
    "high",
    new RegExp(
      `^(?:who|how many(?: people)?) (?:gave|give|gives) (?:it |us )?(?:an? )?(?:very |really )?${HIGH} ${ENGLISH_SCORE}[\\s?.!]*$`,
      "iu",
    ),
  ],
  [
    "low",
    new RegExp(
      `^(?:wer|wie viele(?: leute)?) (?:hat|haben|gab|gaben) (?:eine? )?${NIEDRIG}n? ${NOTE}(?: gegeben| vergeben)?[\\s?.!]*$`,
      "iu",
    ),
  ],
  [
    "high",
    new RegExp(
      `^(?:wer|wie viele(?: leute)?) (?:hat|haben|gab|gaben) (?:eine? )?${HOCH}n? ${NOTE}(?: gegeben| vergeben)?[\\s?.!]*$`,
      "iu",
    ),
  ],
  ["low", /^(?:wer|wie viele(?: leute)?) (?:hat|haben) (?:schlecht|niedrig) bewertet[\s?.!]*$/iu],
  ["high", /^(?:wer|wie viele(?: leute)?) (?:hat|haben) (?:gut|hoch) bewertet[\s?.!]*$/iu],
];

/** "Who would recommend it?" */
const RECOMMENDING =
  /^(?:who(?: would)?|would (?:people|they)|how many(?: people)? would|how likely are (?:people|they) to) recommend(?: (?:it|this|us|the (?:app|product|service|tool)))?[\s?.!]*$|^(?:wer würde|würden (?:die )?(?:leute|sie|kunden|nutzer)|wie viele(?: leute)? würden) (?:es |uns |das |die app )?(?:weiter)?empfehlen[\s?.!]*$/iu;

/** Whether the scores are wanted that people gave, "seven out of ten", and of what; null for any other question. */
export function readScoresAsked(question: string): ScoresAsked | null {
  const typed = question.trim();
  const only = ONLY.find(([, pattern]) => pattern.test(typed))?.[0];
  if (only) return { of: "", isNps: false, only };
  if (RECOMMENDING.test(typed)) return { of: "recommend weiterempfehlen", isNps: true, isOfMost: true };
  for (const pattern of ASKS) {
    const found = pattern.exec(typed);
    if (found) return { of: (found.groups?.of ?? "").trim(), isNps: /\b(?:nps|net promoter)\b/iu.test(typed) };
  }
  return null;
}

import { asksWho } from "./asks-who";

/**
 * What a question asks of a matter: why it is so, what would bring it about, whether somebody does or would do it, who
 * does, what happens then, or how much of a quality it has.
 */
export type Frame = "why" | "moves" | "whether" | "would" | "who" | "happens" | "degree";

/** "So", "Okay, Ines," */
const LEAD_IN =
  /^(?:(?:(?:and|so|now|okay|ok|well|then|but|also|und|dann|aber|nun)\b[,.!\s]*)|(?:(?!(?:what|why|how|who|when)\b)\p{Lu}[\p{L}’'-]+,\s+))+/iu;

const FRAMES: readonly (readonly [Frame, RegExp])[] = [
  [
    "moves",
    /^(?:what|under (?:what|which) (?:conditions?|circumstances)|what sort of thing) (?:would|could|might|will) (?:it take|(?:have|need) to (?:happen|change)|(?:ever )?(?:make|get|bring|convince|persuade|lead|cause|tempt|push|move|stop|keep|prevent))\b|^(?:was|wodurch|womit|unter welchen (?:umständen|bedingungen)) (?:würden?|könnten?|müssten?)\b.*\b(?:zurück)?(?:bringen|bewegen|überzeugen|passieren|geschehen|veranlassen|abhalten)\b/iu,
  ],
  [
    "why",
    /^(?:why|how come|for what reasons?|what(?:['’]s| is| was| are| were) (?:the|your|his|her|their) (?:\p{L}+ )?reasons?|what (?:made|makes|stopped|stops|keeps|kept|led|pushed)|warum|wieso|weshalb|woran (?:lag|liegt|hat)|aus welche[mn] gr(?:und|ünden)|was (?:war|ist|waren) (?:der grund|die gründe))\b/iu,
  ],
  [
    "happens",
    /^what (?:happens|happened|do|did|does) .*\b(?:when|if|once|whenever)\b|^was (?:passiert|passierte|macht|machen|machst|tut|tun|tust) .*\b(?:wenn|falls|sobald)\b/iu,
  ],
  [
    "degree",
    /^how (?!many|much|often|long|far|come|old|about)\p{L}+ (?:is|are|was|were|do|does|did|have|has)\b|^wie (?!viele?|oft|lange|weit|alt|häufig)\p{L}+ (?:ist|sind|war|waren|finde[nt]?|findest)\b/iu,
  ],
  [
    "would",
    /^(?:(?:do you think )?(?:will|would|could|might)(?: you| ever)+|(?:könnten sie|könntest du|können sie|kannst du) sich vorstellen\b|(?:würde[nst]*|wirst|werden|könntest|könnten) (?:sie|du|ihr))\b/iu,
  ],
  [
    "whether",
    /^(?:do|did|does|have|has|had|are|were|can) you\b|^(?!w(?:as|ie|er|em|en|o|ann|arum|ieso|eshalb|elche\p{L}?)\b)\p{L}+ (?:sie|du|ihr)\b/iu,
  ],
];

const WOULD = /(?<!\p{L})(?:would|will|could|might|going to|würden?|wollen|möchten?)(?!\p{L})/iu;

/** Null for a question that asks for a view, a story or anything else. */
export function frameOf(question: string): Frame | null {
  if (asksMeaning(question)) return null;
  const asked = question.trim().replace(LEAD_IN, "");
  const found = FRAMES.find(([, pattern]) => pattern.test(asked))?.[0];
  if (found || !asksWho(asked)) return found ?? null;
  return WOULD.test(asked) ? "would" : "who";
}

/** "Do you have a mooring?" tells who has one. */
export const tells = (asked: Frame | null, wanted: Frame | null): boolean =>
  wanted !== null && (asked === wanted || (wanted === "who" && asked === "whether"));

/** Questions for a view or a story, by what they ask for; of a bare "And the price?" any. */
const WAYS: readonly (readonly [string, RegExp])[] = [
  ["when", /^(?:when|since when|wann|seit wann)\b/iu],
  ["where", /^(?:where|wo|wohin|woher)\b/iu],
  ["often", /^(?:how (?:often|frequently|many times)|wie (?:oft|häufig))\b/iu],
  ["long", /^(?:how (?:long|soon|fast|quickly)|wie (?:lange|schnell))\b/iu],
  ["much", /^(?:how (?:much|many|far|old)|wie (?:viele?|weit|alt))\b/iu],
  ["for", /^(?:wofür|wozu)\b|^what\b.*\bfor[\s?.!]*$/iu],
  ["which", /^(?:which|what (?:kind|sort|type)|welche\p{L}?|was für)\b/iu],
  [
    "yes",
    /^(?:do|does|did|is|are|were|has|have|had|can|was (?:the|it|this|that|they|there|people|your|our))\b|^(?!w(?:as|ie|er|em|en|o|ann)\b)\p{L}+ (?:die|der|das|den|sie|du|ihr|es|eine?|man)\b/iu,
  ],
  [
    "manner",
    /^how (?:do|did|does) (?:you|they|we|people|everyone|\p{L}{3,}s) (?!find(?! out)|feel|like|get on|think|rate|see)\b/iu,
  ],
];

/**
 * What a question without a frame asks for: a time, a place, a number, a purpose, a choice, yes or no, a manner, a
 * meaning, or a view.
 */
export const wayOf = (question: string): string => {
  if (asksMeaning(question)) return "meaning";
  const asked = question.trim().replace(LEAD_IN, "");
  return WAYS.find(([, pattern]) => pattern.test(asked))?.[0] ?? "view";
};

const PART = "(?:button|link|icon|label|menu|tab|switch|toggle|field|setting|option|knopf|symbol|feld)";
const PRESS = "(?:press|click|tap|select|choose|hit|push|drück|klick|tipp)";
const MEANING = [
  /^(?:what|who|how many|did|do|does|was|wer|wie viele)\b.*(?<!\p{L})(?:means?|meant|stands? for|bedeute\p{L}*|heißt|heißen)(?!\p{L})/iu,
  /^(?:who|how many|did|do|does|has|have|wer|wie viele|haben|hat)\b.*(?<!\p{L})(?:understood|understands?|verstanden|verstehen|versteht)(?!\p{L})/iu,
  new RegExp(`^what (?:do|does|did|would)\\b.*\\b${PART}s?\\b.*\\b(?:do|does|is for|are for)\\b`, "iu"),
  new RegExp(`^(?:what|was)\\b.*\\b(?:happens?|expect|passiert|erwarte\\p{L}*)\\b.*\\b${PRESS}`, "iu"),
];

/** Whether it asks what people take something for: what a word means, or what a button does. */
const asksMeaning = (question: string): boolean => {
  const asked = question.trim().replace(LEAD_IN, "");
  return MEANING.some((pattern) => pattern.test(asked));
};

/** Words of such a question that don't say of what. */
const ABOUT_MEANING = new RegExp(
  `^(?:mean|means|meant|meaning|understand|understands|understood|stand|stands|expect|word|term|${PART.slice(3, -1)}|${PRESS.slice(3, -1)}\\p{L}*|bedeut\\p{L}*|heisst|heissen|versteh\\p{L}*|verstanden|erwart\\p{L}*|wort|begriff)s?$`,
  "iu",
);
export const isOfMeaning = (word: string): boolean => ABOUT_MEANING.test(word);

const NOT = /(?<!\p{L})(?:not|never|cannot|\p{L}+n['’]t|nicht|nie(?:mals)?|kein\p{L}*)(?!\p{L})/iu;

/** Whether it asks why people don't do something. */
export const asksWhyNot = (question: string): boolean => frameOf(question) === "why" && NOT.test(question);

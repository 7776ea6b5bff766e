import { type AskedFor, asksFor, asksForReasons } from "../statements/asks-for";

const LEAD_IN = /^(?:(?:and|so|now|okay|ok|um|uh|well|then|also|right|oh dear|und|dann|also)\b[,.!\s]*)+/iu;
/** In conversation, what to name is also asked without a "what": "Any worries?", "The downsides?" */
const OPENLY: readonly (readonly [AskedFor, RegExp])[] = [
  [
    "wish",
    /\b(?:what would (?:make|have made|have helped|have to change|bring|get|persuade|need)|would anything|(?:any|every)thing (?:they|you|we|it|that) (?:could|should) (?:do )?(?:better|differently)|do you wish|would you (?:wish|like (?:to have|to see|it to|them to))|would you (?:really |most )?(?:like|need)$|what should|what could \p{L}+ (?:have done|do)|was würde|was müsste|was sollte|was hätte|was brauch\p{L}*|was wünsch\p{L}*|einen wunsch)\b/iu,
  ],
  [
    "trouble",
    /^(?:(?:is|are|was|were|have|has|had|did|do|does|you|there|been|that|gab|gibt|es) )*(?:any|anything|what|something|a|the|irgendwelche|etwas|was)?\s*(?:\p{L}+ ){0,3}(?:problems?|trouble|worries|worry you|dread|downsides?|drawbacks?|difficulties|gone wrong|go wrong|goes wrong|went wrong|hardest|worst|schwierigsten|schwierig|probleme?|nachteile?|sorgen)\b(?: (?:at first|for you|with (?:it|them|that)|about (?:it|them|that)|most often|so far|part|thing|bit|in it|daran|dabei))*$/iu,
  ],
  [
    "praise",
    /^(?:(?:is|are|was|were|have|has|had|did|do|does|there|gab|gibt|es) )*(?:any|anything|what|something|etwas|was)(?:,? das)?\s*(?:\p{L}+ ){0,2}(?:better than before|good about (?:it|them|that)|went well|goes well|works well|gut|besser)(?: (?:war|ist|lief|läuft|daran|dabei))*$/iu,
  ],
];

/** Words that ask for wishes, praise or what is missing, in questions that do ("Did you want a receipt?" doesn't). */
const SURELY: Record<Exclude<AskedFor, "trouble">, RegExp> = {
  wish: /^(?!.*\b(?:need help|have you tried|would you (?:say|tell|advise))\b)(?!.*\b(?:want|need)\b.*\bfor$)(?:what|which|how|if|is there|anything|was|welche\p{L}*|wie|wenn|gibt es)\b(?:.*\b(?:would|could|should|improve|suggest\p{L}*|wish|help|würde\p{L}*|sollte\p{L}*|müsste\p{L}*|könnte\p{L}*|hätte\p{L}*|wünsch\p{L}*|verbesser\p{L}*)\b|\s(?:do|does) \p{L}+ (?:want|need)\b|.*\bwish\b)|\bmagic wand\b|(?<!\p{L})zauberstab(?!\p{L})/iu,
  praise: /^(?!.*\blike\b)|\byou (?:really )?(?:like|liked)\b(?!\s+(?:to|the \p{L}+ to)\b)/iu,
  lack: /^(?!.*\b(?:don[’']t you|would you miss|what happens)\b)/iu,
};
/** What would make somebody stop is nothing that they wish for. */
const AGAINST =
  /\b(?:make|makes|get|bring|lead|push|cause|drive|put)\b.*\b(?:stop|leave|quit|cancel|give \p{L}+(?: \p{L}+)? up|give up|go elsewhere|switch|drop|off|resign)\b|\b(?:bringen|bewegen)\b.*\b(?:aufzuhören|zu gehen|zu kündigen|auszusteigen|aufzugeben|abzuspringen|zu wechseln)\b|\b(?:aufhören|kündigen|aussteigen|aufgeben)\b.*\b(?:bringen|bewegen)\b|(?:dazu bringen|bewegen),? .*\b(?:aufzuhören|zu gehen|zu kündigen)\b/iu;
/** "Any theft?", "Has something been stolen?" */
const HARM =
  /^(?:(?:is|are|was|were|have|has|had|did|do|does|you|there|been|that|it|ever|and|any|anything|something|someone|anyone|what|about|gab|gibt|es|wurde|ist|schon|mal|etwas|irgendwelche|mit) )*(?:thefts?|stolen|stealing|break-?ins?|burglar\p{L}*|vandalism|damages?|damaged|accidents?|injur\p{L}*|breakages|breakdowns?|break down|broken|break|complaints?|scams?|leaks?|mold|mould|pests?|mice|rats|diebst\p{L}+|gestohlen|geklaut|einbr\p{L}+|unf\p{L}ll\p{L}*|sch\p{L}den|beschädigt|kaputt|beschwerden)(?: (?:there|here|yet|so far|at all|ever|before|dort|hier|bisher|gegangen))*$/iu;
const NONE =
  /^\W*(?:(?:oh|well|no|nope|nein|nee|touch wood|luckily|zum glück)\b[\s,.]*)*(?:no|nope|never|not (?:yet|once|really|so far|that i know)|none|nein|nee|nie|noch nie|bisher nicht|kein\p{L}*|nicht)(?!\p{L})/iu;

/** Whether an answer to a question for harm ("Any theft?") says that there was none. */
export const saysNone = (text: string): boolean => NONE.test(text);

const CLOSING = /\b(?:anything|something) (?:else|I (?:should|could|haven[’']t|didn[’']t))\b|\bsonst noch\b/iu;

/** What a question asks to be named, in a conversation without a guide too; null if an answer may be on any side. */
export function asksOpenly(question: string): AskedFor | null {
  const sentences = question.split(/(?<=[.!?])\s+/u);
  const asked = (sentences.findLast((sentence) => sentence.endsWith("?")) ?? question).replace(
    /(?<![?.!…\s])[?.!…\s]+$/u,
    "",
  );
  const plain = asked.replace(LEAD_IN, "");
  if (asksForReasons(plain) || CLOSING.test(plain) || AGAINST.test(plain)) return null;
  if (HARM.test(plain)) return "trouble";
  const known = asksFor(plain);
  if (known !== null && (known === "trouble" || SURELY[known].test(plain))) return known;
  return OPENLY.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

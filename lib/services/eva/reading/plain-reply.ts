import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

type Wording = { en: string; de: string };

const ABLE: Wording = {
  en: "Ask about one thing that people may have talked about, and Eva quotes who said what, and counts them. She can also prepare, for a person to approve: a study (“Create a study about onboarding”), its launch, invitations, a report (“Write a report about the price”) and tags (“Tag what Hannah said about the fee as Fee”).",
  de: "Fragen Sie nach einer Sache, über die gesprochen worden sein kann: Eva zitiert, wer was gesagt hat, und zählt. Sie kann auch etwas zur Freigabe vorbereiten: eine Studie („Erstelle eine Studie zum Thema Onboarding“), deren Start, Einladungen, einen Bericht („Schreibe einen Bericht über den Preis“) und Tags („Tagge, was Hannah über die Gebühr gesagt hat, als Gebühr“).",
};

const GREETED: Wording = {
  en: "Hello. Ask Eva about something that people talked about, for example “What frustrated people?”",
  de: "Hallo. Fragen Sie Eva nach etwas, worüber gesprochen wurde, zum Beispiel „Was hat die Leute gestört?“",
};
const THANKED: Wording = { en: "You’re welcome.", de: "Gern." };
const BLAMED: Wording = {
  en: "Sorry that this didn’t help. Eva only finds what people said: ask about one thing at a time, in words they would use.",
  de: "Schade, dass das nicht geholfen hat. Eva findet nur, was gesagt wurde: Fragen Sie nach einer Sache auf einmal, in Worten, die die Leute verwenden würden.",
};
const NO_REPORT: Wording = {
  en: "Say what the report should be about, for example “Write a report about the price”. Nothing was created.",
  de: "Sagen Sie, wovon der Bericht handeln soll, zum Beispiel „Schreibe einen Bericht über den Preis“. Nichts wurde erstellt.",
};
const NO_STUDY: Wording = {
  en: "Say what the study should be about, for example “Create a study about onboarding”. Nothing was created.",
  de: "Sagen Sie, worum es in der Studie gehen soll, zum Beispiel „Erstelle eine Studie zum Thema Onboarding“. Nichts wurde erstellt.",
};
const NO_TAG: Wording = {
  en: "To tag something, say who said what and the tag, for example “Tag what Hannah said about the fee as Fee”. Nothing was tagged.",
  de: "Sagen Sie, wer worüber sprach und wie der Tag heißt, zum Beispiel „Tagge, was Hannah über die Gebühr gesagt hat, als Gebühr“. Nichts wurde getaggt.",
};
const NO_ACT: Wording = {
  en: `Eva can’t do that, and nothing was changed. ${ABLE.en}`,
  de: `Das kann Eva nicht, und nichts wurde geändert. ${ABLE.de}`,
};

const NO_CONTRADICTIONS: Wording = {
  en: "Eva doesn’t compare everything that one person says with everything else. Ask about one thing, and she says who speaks for it, who against it, and who turns in the course of the conversation.",
  de: "Eva vergleicht nicht alles, was eine Person sagt, mit allem anderen. Fragen Sie nach einer Sache: Dann sagt sie, wer dafür und wer dagegen spricht, und wer es sich im Gespräch anders überlegt.",
};

const EVA = "(?:[,!]? eva)?";
const whole = (pattern: string) => new RegExp(`^(?:${pattern})${EVA}[\\s.!?…]*$`, "iu");

const DELETES =
  "delete|remove|erase|send|e-?mail|export|download|upload|import|schedule|book|rename|move|archive|translate|transcribe|pay|refund|cancel (?:the|my|our) (?:study|plan|subscription)|pause|stop the|lösche?|entferne?|sende|schicke?|exportiere?|verschiebe?|archiviere?|übersetze?|transkribiere?";

/** The first that fits is the reply. A request that Eva understands was read before. */
const REPLIES: readonly (readonly [RegExp, Wording])[] = [
  [
    whole(
      "(?:hi|hey|hello|good (?:morning|afternoon|evening)|hallo|guten (?:morgen|tag|abend)|moin|¡?hola|buen[oa]s (?:d[ií]as|tardes|noches)|bonjour|bonsoir|salut|ciao|buongiorno|ol[áa]|bom dia|hoi|cześć|dzień dobry)",
    ),
    GREETED,
  ],
  [
    whole(
      "(?:ok(?:ay)?,? )?(?:many )?(?:thanks|thank you|thx|cheers|danke|(?:muchas )?gracias|merci(?: beaucoup)?|grazie|obrigad[oa]|bedankt|dank je|dziękuję)(?: (?:you|a lot|so much|schön|sehr))*",
    ),
    THANKED,
  ],
  [
    whole(
      "help(?: me)?|what can (?:you|eva) do(?: for (?:me|us))?|how (?:can|could) you help(?: me| us)?|what do you do|who are you|how do you work|was kannst du(?: tun| alles)?|wer bist du|hilfe",
    ),
    ABLE,
  ],
  [
    whole(
      "(?:you(?:['’]re| are)|this is|that['’]?s|that is|eva is|du bist|das ist)(?: so| really| completely| totally| an?| ein)* (?:useless|stupid|dumb|wrong|bad|terrible|rubbish|garbage|nonsense|crap|shit|idiot|nutzlos|dumm|falsch|quatsch|blöd)|fuck (?:you|off)|shut up|wrong|nonsense",
    ),
    BLAMED,
  ],
  [
    /^(?:please )?(?:ignore|forget|disregard) (?:all |any )?(?:your|the|previous|prior|earlier)?\s?(?:previous |prior )?(?:instructions|rules|prompts?)\b/iu,
    NO_ACT,
  ],
  [
    /^(?:draft|create|make|write|prepare|generate|build|erstelle?|schreibe?|mache?)(?: me| us| mir| uns)?(?: an?| the| another| einen?)?(?: \p{L}+){0,2}? (?:report|readout|presentation|slides?|deck|bericht|report)[\s.!]*$/iu,
    NO_REPORT,
  ],
  [
    /^(?:draft|create|make|write|prepare|plan|set up|erstelle?|entwirf)(?: me| us| mir| uns)?(?: an?| the| another| eine)?(?: \p{L}+){0,2}? (?:study|survey|interview|questionnaire|studie|umfrage)[\s.!]*$/iu,
    NO_STUDY,
  ],
  [
    /^(?:(?:does|did|do|is there|are there|who|which \p{L}+|where do|where does) ?(?:anyone|anybody|someone|people|they|\p{Lu}\p{Ll}+)?(?: who)?(?: ever)? contradict(?:s|ed|ing)? (?:themselves|himself|herself|themself)|widerspricht sich (?:jemand|hier jemand)|wer widerspricht sich(?: selbst)?)[\s?.!]*$/iu,
    NO_CONTRADICTIONS,
  ],
  [/^(?:please )?(?:tag|label|tagge?|markiere?|verschlagworte)\s[^?]*$/iu, NO_TAG],
  [
    new RegExp(
      `^(?:please |bitte |can you |could you )?(?:${DELETES}) (?:(?:the|all|every|everything|my|our|your|this|that|these|those|me|us|it|alle[snr]?|die|das|den|meine|unsere) ?)+[^?]*\\??$`,
      "iu",
    ),
    NO_ACT,
  ],
];

/** The reply to what is no question about what people said: a greeting, or a request that Eva can't act on. */
export function plainReply(text: string): string | null {
  const typed = text.trim();
  const found = REPLIES.find(([pattern]) => pattern.test(typed))?.[1];
  if (!found) return null;
  const isGerman =
    looksGerman(wordsOf(typed)) ||
    /^(?:hallo|guten|moin|danke|hilfe|lösch|erstell|schreib|tagge|was kannst)/iu.test(typed);
  return isGerman ? found.de : found.en;
}

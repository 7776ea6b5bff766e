import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { isVagueInGerman } from "../vague";

/** Questions about someone's opinion of a thing, or how it went. */
const ASKS = [
  /^(?:(?:wie|was) (?:ist|war|läuft|lief|sieht|steht) (?:es |das )?(?:denn |eigentlich )?(?:aus )?mit|wie steht es um)\s+(.+?)(?: aus)?$/iu,
  /^wie (?:finden|fanden|findest|fandest|findet) (?:sie|du|ihr)\s+(.+)$/iu,
  /^wie (?:ist|war|sind|waren|läuft|lief|laufen|liefen|funktioniert|funktionierte|funktionieren|klappt|klappte|klappen|klappten|ging|geht)\s+(.+)$/iu,
  /^wie (?:gefällt|gefiel|gefallen|gefielen|schmeckt|schmeckte) (?:ihnen|dir|euch)\s+(.+)$/iu,
  /^wie (?:kommen|kamen|kommst|kamst) (?:sie|du|ihr) mit\s+(.+?)\s+(?:zurecht|klar|aus)$/iu,
  /^wie zufrieden (?:sind|waren|bist|warst) (?:sie|du) mit\s+(.+)$/iu,
  /^was (?:halten|hielten|hältst|haltet) (?:sie|du|ihr) von\s+(.+)$/iu,
  /^was (?:denken|dachten|denkst) (?:sie|du) über\s+(.+)$/iu,
  /^was ist (?:ihre|deine|ihr|dein) (?:meinung|erfahrung|eindruck) (?:zu[mr]?|mit|vo[nm]|über)\s+(.+)$/iu,
  /^welche erfahrung(?:en)? (?:haben|hast) (?:sie|du) mit\s+(.+?)\s+gemacht$/iu,
  /^((?:der|die|das|den|dem|ihr\p{L}{0,2}|dein\p{L}{0,2}) \p{Lu}[\p{L}-]+)$/u,
  /^wie (?:haben sie|hast du)\s+(.+?)\s+(?:erlebt|empfunden|gefunden)$/iu,
  /^wie (?:erleben|erlebten|erlebst|empfinden|empfindest|bewerten|bewertest|beurteilen|beurteilst) (?:sie|du)\s+(.+)$/iu,
];
const LEAD_IN = /^(?:(?:und|dann|nun|jetzt|okay|gut|also)\b[,.!\s]*)+/iu;
const PASSING =
  /\b(?:denn|eigentlich|so|bisher|für (?:sie|dich|euch)|bei (?:ihnen|dir|euch)|mit (?:ihnen|dir)|heute|derzeit|im moment|insgesamt|allgemein|hier|dort|da|jetzt|generell)\b\s*/giu;
/** "Mit den Büchern": the plural after "den" ends differently from the name. */
const PLURAL = /^den\b.*ern$/iu;
/** "Wie sind Sie dazu gekommen?" */
const PERSON = /^(?:Sie|Ihnen|du|dir|ihr|euch|es|er|wir|man)\b/u;
const MOST_WORDS = 4;

/**
 * The thing that a German question asks people's view or experience of: "Mahnungen" of "Wie kommen Sie mit den
 * Mahnungen zurecht?"; null where it asks for something else. Adjectives are left out, because their endings depend on
 * the question.
 */
export function askedAboutInGerman(asked: string): string | null {
  const question = asked.replace(LEAD_IN, "");
  for (const pattern of ASKS) {
    const [, thing] = pattern.exec(question) ?? [];
    if (thing !== undefined) return named(thing);
  }
  return null;
}

function named(thing: string): string | null {
  const said = (thing.split(/[,;:(]/u)[0] ?? "").replace(PASSING, "").trim();
  const name = said.replace(/^(?:\p{Ll}[\p{L}-]*\s+|(?:Ihr|Ihre|Ihren|Ihrem|Ihrer)\s+)+/u, "");
  const words = wordsOf(name);
  if (!/^\p{Lu}\p{L}/u.test(name) || PERSON.test(said)) return null;
  if (words.length > MOST_WORDS || words.every(isVagueInGerman)) return null;
  return PLURAL.test(said) ? name.slice(0, -1) : name;
}

import type { Kind } from "./topic";

const KINDS: [RegExp, Kind][] = [
  [/^(warum|weshalb|wieso|weswegen|wozu)\b|\bgründe?n?\b|was (hindert|hält|bewegt|bringt)/i, "reason"],
  [/^(würden?|sollten?|könnten?)\b|\b(bedarf|interesse an)\b/i, "concept"],
  [
    /^wie (gut|einfach|leicht|zufrieden|verständlich|nützlich|klar|schwer|schwierig|hilfreich)\b|verbessern|\b(probleme|schwachstellen|hürden)\b|^(ist|sind)\b/i,
    "evaluation",
  ],
  [
    /\b(denken|halten|meinen|finden|erwarten|wünschen|vertrauen|mögen|einstellung|meinung|erwartungen|wichtig)\b/i,
    "attitude",
  ],
];
const WISH =
  /^(?:wir|ich) (?:möchten?|wollen|will|würden? gerne?) (?:verstehen|herausfinden|wissen|erfahren|lernen),? /i;
const ASKS = /^(?:warum|weshalb|wieso|weswegen|wozu|wie|was|welche[rsnm]?|wer|wann|wo)(?: |$)/i;
const PEOPLE =
  /^(?:Nutzer|Kunden|Menschen|Leute|Eltern|Personen|Anwender|Patienten|Mitarbeiter|Schüler|Studierende)(?:innen)?$/;
const MOST_WORDS_OF_A_THING = 7;
const JOINS = /^(und|oder|zu|für|mit|bei|beim|in|im|an|am|auf|von|vom|der|des|nach|vor|zum|zur)$/i;
const ARTICLE = /^(den|dem|die|das|der|des|ein|eine[mnrs]?|ihre[mnrs]?|unser|unsere[mnrs]?)$/i;
const MANY = /(e|en|er|n|s|leute)$/i;

/**
 * German capitalizes nouns: a first plural without an article is who is asked about, the next noun is the subject. The
 * noun stands alone ("das Thema Checkout"), so that its case never shows.
 */
export function understandGerman(given: string): { kind: Kind; thing: string | null; people: string | null } {
  const sentence = given.replace(WISH, "");
  const known = KINDS.find(([pattern]) => pattern.test(sentence))?.[1];
  const tokens = sentence.split(" ").map((token) => token.replace(/,$/, ""));
  // "Einkaufen", "Akzeptanz von E-Autos": what isn't asked but named.
  if (
    /^\p{Lu}/u.test(sentence) &&
    !ASKS.test(sentence) &&
    tokens.length <= MOST_WORDS_OF_A_THING &&
    JOINS.test(tokens[1] ?? "von")
  )
    return { kind: known ?? "attitude", thing: sentence, people: null };
  const kind = known ?? "behaviour";
  const isNoun = (at: number) => at > 0 && /^\p{Lu}/u.test(tokens[at] ?? "");
  const nouns = tokens.flatMap((_, at) => (isNoun(at) ? [at] : []));
  // "Welche Funktionen sind Lehrern wichtig?" names the thing first.
  const [first, second] = /^welche/i.test(sentence) ? [nouns[1] ?? nouns[0], nouns[0]] : nouns;
  if (first === undefined) return { kind, thing: null, people: null };
  if (second === undefined && PEOPLE.test(tokens[first] ?? ""))
    return { kind, thing: null, people: tokens[first] ?? null };
  const bare = !ARTICLE.test(tokens[first - 1] ?? "") && MANY.test(tokens[first] ?? "");
  const people = bare && second !== undefined ? (tokens[first] ?? null) : null;
  const start = people === null || second === undefined ? first : second;
  // "die Übergabe am Schichtende": prepositions and further nouns belong to it, verbs end it.
  let end = start;
  for (let at = start + 1; at < tokens.length; at++) {
    if (isNoun(at)) end = at;
    else if (!JOINS.test(tokens[at] ?? "") && !ARTICLE.test(tokens[at] ?? "")) break;
  }
  return { kind, thing: tokens.slice(start, end + 1).join(" "), people };
}

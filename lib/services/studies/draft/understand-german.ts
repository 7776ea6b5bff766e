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
const ENDS_NOUN_GROUP = /^(und|oder|zu|für|mit|bei|beim|in|im|an|am|auf|von|vom|der|des|nach|vor)$/i;

/**
 * German writes its nouns large: the first is who is asked about, the next ones are what it is about. The noun stands
 * alone ("das Thema Checkout"), so that its case never shows.
 */
export function understandGerman(sentence: string): { kind: Kind; thing: string | null; people: string | null } {
  const kind = KINDS.find(([pattern]) => pattern.test(sentence))?.[1] ?? "behaviour";
  const tokens = sentence.split(" ");
  const isNoun = (token: string | undefined, at: number) => at > 0 && token !== undefined && /^\p{Lu}/u.test(token);
  const nouns = tokens.flatMap((token, at) => (isNoun(token, at) ? [at] : []));
  const first = nouns[0];
  if (first === undefined) return { kind, thing: null, people: null };
  const evaluated = kind === "evaluation" || /^(unser|unsere|unseren|unserem|unserer)$/i.test(tokens[first - 1] ?? "");
  const personal = /(er|innen|en|leute|kräfte|kunden|menschen|eltern|paare|teams|firmen|personen|kinder|studierende)$/i;
  const people = !evaluated && nouns.length > 1 && personal.test(tokens[first] ?? "") ? (tokens[first] ?? null) : null;
  const start = people === null ? first : (nouns[1] ?? first);
  // "die Übergabe am Schichtende": prepositions and further nouns belong to it, verbs end it.
  let end = start;
  for (let at = start + 1; at < tokens.length; at++) {
    if (isNoun(tokens[at], at)) end = at;
    else if (
      !ENDS_NOUN_GROUP.test(tokens[at] ?? "") &&
      !/^(den|dem|die|das|der|eine[mnrs]?|ihre[mnrs]?)$/.test(tokens[at] ?? "")
    )
      break;
  }
  return { kind, thing: tokens.slice(start, end + 1).join(" "), people };
}

export type WordingProblem = "leading" | "double" | "closed";

/** Wording that takes a side or suggests an answer, in the four languages that drafts are written in. */
const LEADING = [
  /\b(?:don't|doesn't|didn't|wouldn't|isn't|aren't|wasn't|won't|can't|couldn't|shouldn't) (?:you|it|they|this|that)\b/i,
  /\b(?:do|would|don't|wouldn't) you (?:not )?(?:agree|think it(?:'s| is)|also)\b/i,
  /\b(?:obviously|of course|clearly|surely|naturally|as (?:you|we all) know|everyone knows|most people)\b/i,
  /\bhow (?:much do you (?:love|like|enjoy|hate)|great|amazing|helpful|useful|frustrating|annoying|bad|terrible|wonderful|excited)\b(?! or\b)/i,
  /,\s*(?:right|correct|isn't it|don't you|oder|nicht wahr|oder nicht|verdad|no|n'est-ce pas|non)\s*\?$/i,
  /\b(?:amazing|awesome|terrible|horrible|awful|revolutionary|innovative|best-in-class|game-changing)\b/i,
  /\b(?:finden sie nicht(?: auch)?|sind sie nicht|natürlich|selbstverständlich|stimmen sie (?:mir )?zu|bekanntlich|sicherlich)\b/i,
  /(?:no cree|no le parece|¿no es)\b|\b(?:por supuesto|obviamente|está de acuerdo|como todos saben|sin duda)\b/i,
  /\b(?:ne pensez-vous pas|ne trouvez-vous pas|n'est-il pas|évidemment|bien sûr|êtes-vous d'accord|comme chacun sait)\b/i,
];

const ASKS = "how|what|why|when|where|which|who|whom|do|did|does|would|is|are|was|were|can|could|will|have|has";
const FRAGT = "wie|was|warum|wann|wo|welche[rsmn]?|wer|wen|wieso|weshalb";
const PREGUNTA = "cómo|qué|por qué|cuándo|dónde|cuál|quién";
const DEMANDE = "comment|pourquoi|quand|où|quel(?:le)?s?|qui|qu['’]est-ce";

/** Two questions in one: nobody can tell which of them was answered. */
const DOUBLE = [
  /\?[^?]*\?/,
  new RegExp(`(?:\\band\\b|\\bor\\b|&|/) (?:${ASKS}) `, "i"),
  new RegExp(`\\b(?:und|oder) (?:${FRAGT})\\b`, "i"),
  new RegExp(`(?:^|\\s)(?:y|o) (?:${PREGUNTA})(?:\\s|$)`, "i"),
  new RegExp(`(?:^|\\s)(?:et|ou) (?:${DEMANDE})(?:\\s|$)`, "i"),
  /\b(?:like|love|satisfied|easy|useful|fast|clear|helpful|good|trust) and (?:\w+)\b[^.]*\?$/i,
];

/** An open question that can be answered with yes or no isn't open. */
const CLOSED = [
  // German questions also begin with "was", meaning "what".
  /^(?:do|does|did|is|are|were|have|has|had|can|could|would|will|should|am|was (?:it|the|this|that|your|there|any)) /i,
  /^(?:haben|hat|ist|sind|war|waren|würden|können|möchten|finden|nutzen|kennen|gibt|sollte) /i,
  /^¿?(?:ha|es|son|tiene|puede|cree|usa|le gusta|utiliza|conoce) /i,
  /^(?:est-ce que|avez-vous|êtes-vous|pouvez-vous|utilisez-vous|aimez-vous) /i,
];

/** What is wrong with a question's wording, as far as there are signs of it; null if there are none. */
export function wordingProblem(text: string, kind: string): WordingProblem | null {
  const plain = text.replaceAll("’", "'").trim();
  if (LEADING.some((sign) => sign.test(plain))) return "leading";
  if (DOUBLE.some((sign) => sign.test(plain))) return "double";
  return kind === "open" && CLOSED.some((sign) => sign.test(plain)) ? "closed" : null;
}

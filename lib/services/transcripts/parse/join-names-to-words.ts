import { nameStrength } from "./speaker-name";

const LONGEST_NAME = 40;
/** Of all lines, at least one in so many is a name. */
const LINES_PER_NAME = 6;
/** What people say in a single word that could be a name. */
const SAID =
  /^(?:yes|yeah|yep|no|nope|ok|okay|right|sure|thanks|thank you|exactly|maybe|well|true|great|good|never|always|ja|nein|genau|gut|danke|oui|non|merci|sí|si|gracias)$/i;

/**
 * Some write each turn's name on a line of its own, above the words: `INTERVIEWER`, then what was asked. Such lines get
 * a colon and the words. Only if at least two names take turns that way: a heading stands once.
 */
export function joinNamesToWords(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line !== "");
  const isName = (line: string) =>
    line.length <= LONGEST_NAME && !/[.,:]$/.test(line) && !SAID.test(line) && nameStrength(line) === "strong";
  const counts = new Map<string, number>();
  for (const line of written.filter(isName)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const names = new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
  const places = written.flatMap((line, at) => (names.has(line) ? [at] : []));
  const isAlone = places.every((at, index) => at + 1 < written.length && places[index + 1] !== at + 1);
  if (names.size < 2 || places.length * LINES_PER_NAME < written.length || !isAlone) return [...lines];
  const joined: string[] = [];
  let name: string | null = null;
  for (const line of lines) {
    if (names.has(line)) name = line;
    else if (line !== "" && name !== null) {
      joined.push(`${name}: ${line}`);
      name = null;
    } else if (name === null) joined.push(line);
  }
  return joined;
}

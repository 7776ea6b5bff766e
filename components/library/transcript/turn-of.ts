import type { Line } from "./line";

/** The lines that the speaker says in a row, starting from the given one. */
export function turnOf(lines: Line[], place: number): Line[] {
  const speaker = lines[place]?.speaker;
  const end = lines.findIndex((line, at) => at > place && line.speaker !== speaker);
  return lines.slice(place, end === -1 ? undefined : end);
}

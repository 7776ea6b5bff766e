import type { Line } from "./line";

/** The lines that one speaker says in a row, from the given one on. */
export function turnOf(lines: Line[], place: number): Line[] {
  const speaker = lines[place]?.speaker;
  const end = lines.findIndex((line, at) => at > place && line.speaker !== speaker);
  return lines.slice(place, end === -1 ? undefined : end);
}

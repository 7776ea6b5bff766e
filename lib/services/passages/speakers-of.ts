/** Everyone who speaks, in order, as a passage shows them; null if nobody is named. */
export function speakersOf(lines: readonly { speaker: string | null }[]): string | null {
  const names = new Set(lines.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])));
  return names.size > 0 ? [...names].join(", ") : null;
}

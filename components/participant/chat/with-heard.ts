/**
 * The text of an answer once a spoken one has been made out: behind what was typed before, or in place of what was
 * heard before. What was corrected since (`taken` is the same) stays as it is.
 */
export function withHeard(draft: string, taken: string | null, heard: string): string {
  if (taken === heard && draft !== "") return draft;
  const typed = taken === null ? draft : draft.endsWith(taken) ? draft.slice(0, -taken.length) : "";
  return typed.trim() === "" ? heard : `${typed.trimEnd()}\n${heard}`;
}

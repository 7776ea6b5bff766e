import type { StepEvent } from "@/lib/core/swarm/types";
import { noteOf } from "./note-of";

const MOST_NOTES = 8;

/**
 * What the browser saw during a step, as a few sentences, each once. If there are more, lines of the console give way
 * to the rest, and the last sentence says how many are missing.
 */
export function notesOf(events: readonly StepEvent[]): string[] {
  const notes = [...new Set(events.map(noteOf))];
  if (notes.length <= MOST_NOTES) return notes;
  const logged = new Set(events.filter(({ kind }) => kind === "console").map(noteOf));
  const kept = [...notes.filter((note) => !logged.has(note)), ...logged].slice(0, MOST_NOTES - 1);
  return [...kept, `The browser reported ${notes.length - kept.length} more.`];
}

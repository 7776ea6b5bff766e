import { nameStrength } from "./speaker-name";

export type SpeakerPrefix = { name: string; rest: string; strength: "strong" | "weak" };

const HEAD_CHARACTERS = 100;
const LEAD_IN = /^(?:[-–—*•]|>>)\s*/;

/** Reads `Name: text`, `- Name: text`, `>> Name: text`, `[Name] text` and `[Name]: text` by shape alone. */
export function speakerPrefix(line: string): SpeakerPrefix | null {
  const trimmed = line.trim().replace(LEAD_IN, "");
  const head = trimmed.slice(0, HEAD_CHARACTERS);
  if (head.startsWith("[")) {
    const close = head.indexOf("]");
    if (close < 0) return null;
    const after = trimmed.slice(close + 1).trimStart();
    return prefix(head.slice(1, close), after.startsWith(":") ? after.slice(1) : after);
  }
  const colon = head.search(/[:：]/);
  if (colon <= 0) return null;
  const after = trimmed.slice(colon + 1);
  // "10:30" and "https://" also have a colon.
  if (after !== "" && head[colon] === ":" && !/^\s/.test(after)) return null;
  return prefix(head.slice(0, colon), after);
}

function prefix(name: string, rest: string): SpeakerPrefix | null {
  const trimmed = name.trim();
  const strength = nameStrength(trimmed);
  return strength && { name: trimmed, rest: rest.trim(), strength };
}

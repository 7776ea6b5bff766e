import type { CSSProperties } from "react";

const HUES = 12;

/** The nth of the twelve tag hues, which all have a contrast of 4.5:1 in both themes. */
export function hue(index: number): CSSProperties {
  const number = (((index % HUES) + HUES) % HUES) + 1;
  return { backgroundColor: `var(--tag-${number}-bg)`, color: `var(--tag-${number}-fg)` };
}

/** The nth hue for text directly on the page. */
export function hueText(index: number): CSSProperties {
  const { color } = hue(index);
  return { color };
}

/** A hue that is always the same for the same name. */
export function hueOf(name: string): CSSProperties {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hue((hash ^ (hash >>> 15)) >>> 0);
}

import type { CSSProperties } from "react";

const HUES = 12;

/** The nth of the twelve tag hues, which all hold 4.5:1 in both themes. */
export function hue(index: number): CSSProperties {
  const number = (((index % HUES) + HUES) % HUES) + 1;
  return { backgroundColor: `var(--tag-${number}-bg)`, color: `var(--tag-${number}-fg)` };
}

/** A hue that stays the same for the same name. */
export function hueOf(name: string): CSSProperties {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 99_991;
  return hue(sum);
}

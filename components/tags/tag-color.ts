import type { CSSProperties } from "react";
import { hue } from "@/components/ui/text/hue";
import { hueAngle } from "./hue-angle";
import { PALETTE } from "./palette";

const ANGLES = PALETTE.map(({ hex }) => hueAngle(hex) ?? 0);

type Colored = { id: string; color: string | null };

/**
 * Which of the twelve hues a tag is drawn in: the one nearest to its color, so that any color set by a program is
 * readable in both themes; without a color, a hue that stays the same for the tag.
 */
export function tagHue({ id, color }: Colored): number {
  const angle = color === null ? null : hueAngle(color);
  if (angle === null) return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % 12;
  const away = ANGLES.map((other) => Math.min(Math.abs(other - angle), 360 - Math.abs(other - angle)));
  return away.indexOf(Math.min(...away));
}

/** Background and text color of a tag's chip and of what it highlights. */
export const tagColor = (tag: Colored): CSSProperties => hue(tagHue(tag));

/** The strong color of a tag's dot. */
export const tagDot = (tag: Colored): string => PALETTE[tagHue(tag)]?.hex ?? PALETTE[0].hex;

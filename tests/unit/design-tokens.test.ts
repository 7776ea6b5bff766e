import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("app/globals.css", "utf8");

function theme(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return new Map(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name ?? "", hex ?? ""]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["background", "surface", "raised", "muted"];
const TEXT = ["foreground", "muted-foreground", "primary-text", "danger"];
const PAIRS: [text: string, ground: string][] = [
  ...TEXT.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ...["success", "warning", "danger", "info"].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ...["success", "warning", "danger", "info"].map((tone): [string, string] => ["foreground", `${tone}-soft`]),
  ["primary-text", "primary-soft"],
  ["primary-foreground", "primary"],
  ["primary-foreground", "primary-hover"],
  ["danger-foreground", "danger"],
  ["danger-foreground", "danger-hover"],
  ["marker-foreground", "marker"],
  ...Array.from({ length: 12 }, (_, at): [string, string] => [`tag-${at + 1}-fg`, `tag-${at + 1}-bg`]),
];

describe.each([":root", '[data-theme="dark"]'])("in the theme %s", (selector) => {
  const colours = theme(selector);
  const colour = (name: string) => colours.get(name) ?? "#missing";

  test.each(PAIRS)("%s is readable on %s", (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)("the focus ring and field borders stand out from %s", (ground) => {
    expect(contrast(colour("ring"), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

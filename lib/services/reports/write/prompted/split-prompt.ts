import { partsOf } from "@/lib/services/eva/reading/parts";

const MOST = 8;
const LEAD =
  /^(?:please |bitte )?(?:write|draft|create|make|prepare|generate|give)(?: me| us)? (?:an? |the )?(?:short |brief |detailed |full )?(?:research )?report (?:about|on|of|that covers|covering|for) /iu;
const LEAD_GERMAN =
  /^(?:bitte )?(?:schreib|schreibe|erstelle|verfasse|mach|mache)(?: mir| uns)?(?: bitte)? einen? (?:kurzen )?bericht (?:über|zu|zum|zur) /iu;
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;
const LONGEST_ITEM = 7;
const LEAST = 3;

const withoutBullet = (line: string): string => line.replace(BULLET, "").trim();
/** Without an introduction ("Write a report about"), and without the end of a sentence that asks nothing. */
const withoutFrame = (part: string): string =>
  part
    .replace(LEAD, "")
    .replace(LEAD_GERMAN, "")
    .replace(/(?<![\s.!:])[\s.!:]+$/u, "")
    .trim();

/**
 * The parts of a prompt: its lines, its sentences, or the items it lists, in the prompt's own words without
 * introductions.
 */
export function splitPrompt(prompt: string): string[] {
  const lines = prompt.split(/\r?\n|;/u).map(withoutBullet);
  const parts = lines
    .flatMap((line) => line.split(/(?<=[.!?…])\s+/u))
    .map(withoutFrame)
    .flatMap(itemsOf)
    .filter((part) => part.length >= LEAST && /\p{L}/u.test(part));
  const seen = new Set<string>();
  const once = parts.filter((part) => !seen.has(part.toLowerCase()) && seen.add(part.toLowerCase()));
  return once.length > 0 ? once.slice(0, MOST) : [prompt.trim()];
}

/**
 * "price, onboarding and support" names three things, and so may a question ask two; a sentence that happens to contain
 * an "and" names one.
 */
function itemsOf(part: string): string[] {
  if (part.endsWith("?")) return partsOf(part);
  const items = part.split(/\s*,\s*(?:and |und )?|\s+(?:and|und)\s+/u).filter(Boolean);
  const short = items.every((item) => item.split(/\s+/u).length <= LONGEST_ITEM / Math.min(2, items.length));
  return items.length > 1 && short ? items : [part];
}

/** What a prompt asks for first: its first line, or the first sentence of a line longer than so many letters. */
export function firstOf(prompt: string, longest: number): string {
  const line = withoutBullet(prompt.split(/\r?\n/u).find((each) => each.trim() !== "") ?? "");
  const [sentence = line] = line.split(/(?<=[.!?…])\s+/u);
  return withoutFrame(line.length <= longest ? line : sentence);
}

import type { PageElement } from "@/lib/core/swarm/observation";
import { likeness, wordsOf } from "@/lib/core/swarm/words";
import { buysUnasked } from "./buys-unasked";
import { keyOf, pageOf, type Seen } from "./turn";

const ONWARD =
  /\b(add to|continue|next|proceed|checkout|check out|place order|submit|confirm|send|apply|finish|go to)\b/i;
const HELPFUL = /\b(help|faq|support|questions)\b/i;
const CLOSING =
  /^(×|x|✕|close|dismiss|accept( all)?( cookies)?|reject( all)?|no,? thanks|got it|ok(ay)?|allow|not now)\b/i;
const RISKY = /\b(log ?out|sign ?out|delete|remove|cancel|clear|reset|unsubscribe|print|share)\b/i;
const PLACES = { main: 0.5, dialog: 0.6, navigation: 0.2, header: 0.1, footer: 0 };

export const isClosing = ({ name }: PageElement): boolean => CLOSING.test(name.trim());

/** Words already followed, and words that the page is about anyway, say less about where to go next. */
function weightOf(word: string, { memory, observation }: Seen): number {
  const reached = observation.headings.some(({ level, text }) => level === 1 && wordsOf(text).includes(word));
  return (reached ? 0.4 : 1) / (1 + (memory.followed[word] ?? 0));
}

/** How many of the task's words an element mentions, about 0–6. */
export function wordScore(element: PageElement, seen: Seen): number {
  const { task, persona } = seen;
  const wanted = wordsOf(task.text);
  const hoped = wordsOf(task.success.map(({ value }) => value).join(" ")).filter((word) => !wanted.includes(word));
  const near = persona.reading === "fluent" ? 1 : 0.5;
  const matchOf = (words: string[], others: string[]) => {
    const best = words.map((word) =>
      Math.max(
        0,
        ...others.map((other) => {
          const match = likeness(word, other);
          return (match === 1 ? 1 : match * near) * weightOf(other, seen);
        }),
      ),
    );
    return best.reduce((sum, match) => sum + match, 0);
  };
  const name = wordsOf(element.name);
  const rest = wordsOf(`${persona.perception === "sight" ? element.near : ""} ${element.section}`);
  const path = element.href && URL.canParse(element.href) ? wordsOf(new URL(element.href).pathname) : [];
  const said = matchOf(name, wanted) + hoped.filter((word) => name.includes(word)).length * 0.4;
  return (
    (said * 2.4) / Math.sqrt(Math.max(1, name.length)) +
    Math.min(1, matchOf(rest, wanted) * 0.35) +
    Math.min(0.6, matchOf(path, wanted) * 0.3)
  );
}

/** How promising a click on an element is; above 0.6 it is worth a try. */
export function scoreElement(element: PageElement, seen: Seen): number {
  const { observation, memory, task, random } = seen;
  let score = wordScore(element, seen) + (element.landmark ? PLACES[element.landmark] : 0.2) + random() * 0.05;
  if (ONWARD.test(element.name)) score += element.landmark === "main" || element.landmark === "dialog" ? 1.2 : 0.2;
  // Where people look if nothing else fits.
  if (HELPFUL.test(element.name)) score += 0.5;
  if (element.landmark === "main" && observation.headings.some(({ level, text }) => level === 1 && HELPFUL.test(text)))
    score += 0.3;
  if (buysUnasked(element, task)) score -= 3;
  if (RISKY.test(element.name) && !RISKY.test(task.text)) score -= 3;
  if (isClosing(element)) score += element.landmark === "dialog" ? 0.4 : -0.3;
  if (element.coveredBy) score -= 0.8;
  if (element.role === "generic") score -= 0.4;
  if (!element.name) score -= 0.3;
  if (element.href) {
    const away = !URL.canParse(element.href) || new URL(element.href).origin !== new URL(observation.url).origin;
    if (away) score -= 6;
    score -= Math.min(4.5, (memory.visits[pageOf(element.href)] ?? 0) * 1.5);
  }
  return score - Math.min(9, (memory.tried[keyOf(observation, element)] ?? 0) * 2.2);
}

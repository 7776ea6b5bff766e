import { saidFor } from "@/lib/services/eva/mentions/said-for";
import type { Name } from "@/lib/services/eva/mentions/says";

const PRICE = "price";
/** What is called dear or cheap is the price. */
const OF_PRICE = new Set(
  "price prices cost costs expensive overpriced pricey costly cheap cheaper affordable preis preise kosten teuer billig gunstig".split(
    " ",
  ),
);
/** "What do you pay for it?" */
const ASKS_PRICE: Name[] = [
  ["you", "pay"],
  ["you", "paying"],
  ["how", "much", "is"],
  ["zahlen", "sie"],
  ["bezahlen", "sie"],
];

export const isOfPrice = (term: string): boolean => OF_PRICE.has(term);

/** What a thing goes by. */
export function namesOf(term: string): Name[] {
  const { same, otherwise } = saidFor([isOfPrice(term) ? PRICE : term]);
  return [[term], ...(isOfPrice(term) ? [[PRICE]] : []), ...same, ...otherwise];
}

/** What it goes by in a question, which may ask about it without its name. */
export const askedAs = (term: string): Name[] => (isOfPrice(term) ? [...namesOf(term), ...ASKS_PRICE] : namesOf(term));

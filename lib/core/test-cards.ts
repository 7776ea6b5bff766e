export type Behaviour = "pays" | "declined" | "asks";

const CARDS: Record<string, { behaviour: Behaviour; label: string }> = {
  "4242424242424242": { behaviour: "pays", label: "Pays" },
  "4000000000000002": { behaviour: "declined", label: "Is declined" },
  "4000002500003155": { behaviour: "asks", label: "Asks the person to confirm" },
};

/** The cards that the sandbox accepts, for pages that offer them. */
export const TEST_CARDS = Object.entries(CARDS).map(([number, { label }]) => ({ number, label }));

/** What a card does, by its number with or without spaces; null for any other number: real cards don't belong here. */
export const behaviourOf = (number: string): Behaviour | null => CARDS[number.replaceAll(" ", "")]?.behaviour ?? null;

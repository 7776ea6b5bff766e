/** What is dragged: cards, or a lane. */
export const CARDS = "cards";
export const LANE = "lane";

export const isCards = (data: Record<string | symbol, unknown>): boolean => data.kind === CARDS;
export const isLane = (data: Record<string | symbol, unknown>): boolean => data.kind === LANE;

export const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** A screener as stored; each surface validates its own spelling (v1's is the contract's). */
export const SCREENER_KINDS = ["checkBox", "multipleChoice", "textInput", "multiLineInput", "numberInput"] as const;

export type ScreenerOption = {
  option: string;
  qualifyIfChosen: boolean;
  /** How many of those who chose it may take part; without it, as many as there are places. */
  most?: number | undefined;
};

export type ScreenerQuestion = {
  id: string;
  type: (typeof SCREENER_KINDS)[number];
  label: string;
  placeholder?: string;
  /** The condition that a free-text answer must meet. */
  selectionConditionAi?: string;
  options?: ScreenerOption[];
};

export type Screener = { questions: ScreenerQuestion[] };

/** What can be chosen, each once; null for questions without options. */
export const optionsOf = ({ options }: ScreenerQuestion): string[] | null =>
  options ? [...new Set(options.map(({ option }) => option))] : null;

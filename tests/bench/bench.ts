/** One benchmark; `run` returns lines to print. Every figure is a ratio to a floor measured in the same run. */
export type Bench = { name: string; run: () => Promise<string[]> };

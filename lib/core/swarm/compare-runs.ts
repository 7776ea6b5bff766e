/** What became of a run's findings in the next run, by their keys. */
export function compareRuns(before: string[], after: string[]): { fixed: string[]; still: string[]; added: string[] } {
  const was = new Set(before);
  const is = new Set(after);
  return {
    fixed: [...was].filter((key) => !is.has(key)),
    still: [...is].filter((key) => was.has(key)),
    added: [...is].filter((key) => !was.has(key)),
  };
}

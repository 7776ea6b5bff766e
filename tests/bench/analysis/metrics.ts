/** Whether one of the first five is right. */
export const hitAt5 = (keys: readonly string[], right: ReadonlySet<string>): number =>
  keys.slice(0, 5).some((key) => right.has(key)) ? 1 : 0;

/** How many of the right ones are among the first five, out of the possible number. */
export const recallAt5 = (keys: readonly string[], right: ReadonlySet<string>): number =>
  keys.slice(0, 5).filter((key) => right.has(key)).length / Math.min(5, right.size);

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** How often something in `higher` is above something in `lower`; one half is chance. */
export const auc = (higher: readonly number[], lower: readonly number[]): number =>
  mean(higher.flatMap((a) => lower.map((b) => (a > b ? 1 : a === b ? 0.5 : 0))));

/** The share in groups whose most frequent label is theirs. */
export function purity(groups: readonly (readonly string[])[]): number {
  const most = groups.map((labels) => {
    const counts = new Map<string, number>();
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
    return Math.max(0, ...counts.values());
  });
  const all = groups.reduce((sum, { length }) => sum + length, 0);
  return most.reduce((sum, count) => sum + count, 0) / Math.max(1, all);
}

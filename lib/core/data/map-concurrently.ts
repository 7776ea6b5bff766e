/**
 * Does the work for all items, at most `most` at a time; results are in the order of the items. After a failure nothing
 * more is begun, and it is thrown once everything that was begun has ended.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let hasFailed = false;
  const lane = async () => {
    for (const [at, item] of queue) {
      if (hasFailed) return;
      try {
        results[at] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(most, items.length) }, lane));
  for (const ended of lanes) if (ended.status === "rejected") throw ended.reason;
  return results;
}

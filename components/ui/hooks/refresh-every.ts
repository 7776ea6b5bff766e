type Wish = { everyMs: number; refresh: () => void };

const wishes = new Set<Wish>();
let timer: ReturnType<typeof setInterval> | undefined;
let periodMs: number | undefined;

/** The most hurried, and of those the first. */
const mostHurried = (): Wish | undefined => [...wishes].sort((one, other) => one.everyMs - other.everyMs)[0];

function reschedule(): void {
  const everyMs = mostHurried()?.everyMs;
  if (everyMs === periodMs) return;
  clearInterval(timer);
  periodMs = everyMs;
  timer = everyMs === undefined ? undefined : setInterval(() => mostHurried()?.refresh(), everyMs);
}

/**
 * Refreshes the page every so often, until the returned function is called. Each refresh is of the whole page: of
 * several wishes only the most hurried is done.
 */
export function refreshEvery(everyMs: number, refresh: () => void): () => void {
  const wish = { everyMs, refresh };
  wishes.add(wish);
  reschedule();
  return () => {
    wishes.delete(wish);
    reschedule();
  };
}

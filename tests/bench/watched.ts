const megabytes = (): number => process.memoryUsage().rss / 2 ** 20;

const late99 = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

/**
 * While something runs: how late a timer of 5 ms fires, how much of that the process itself was working (on a busy
 * machine it also waits for others; both the 99th percentile), and how far memory grows.
 */
export async function watched(work: () => Promise<unknown>) {
  const lags: number[] = [];
  const busy: number[] = [];
  const idleMb = megabytes();
  let peakMb = idleMb;
  let last = performance.now();
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    const now = performance.now();
    lags.push(now - last - 5);
    busy.push((user + system) / 1000);
    [last, used] = [now, process.cpuUsage()];
    peakMb = Math.max(peakMb, megabytes());
  }, 5);
  await work();
  clearInterval(timer);
  return { lagMs: late99(lags), busyMs: late99(busy), grownMb: peakMb - idleMb };
}

const HEARTBEAT_MS = 5_000;

/**
 * Shows what is being done and, at the end, how long it took.
 * @template T
 * @param {string} label
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const startedMs = performance.now();
  process.stdout.write(`  ${label} …`);
  const heartbeat = setInterval(() => process.stdout.write("…"), HEARTBEAT_MS);
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - startedMs) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(" failed\n");
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

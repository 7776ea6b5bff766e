const HEARTBEAT_MS = 5_000;

/**
 * Shows what is being done and, at the end, how long it took. `aside`, both are shown at the end, in one line among
 * those of what else is running.
 * @template T
 * @param {string} label
 * @param {() => T | Promise<T>} work
 * @param {{ aside?: boolean }} [options]
 * @returns {Promise<T>}
 */
export async function step(label, work, { aside = false } = {}) {
  const startedMs = performance.now();
  const begin = `  ${label} …`;
  if (!aside) process.stdout.write(begin);
  const heartbeat = aside ? undefined : setInterval(() => process.stdout.write("…"), HEARTBEAT_MS);
  /** @param {string} text */
  const end = (text) => process.stdout.write(`${aside ? begin : ""} ${text}\n`);
  try {
    const result = await work();
    end(`${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    end("failed");
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

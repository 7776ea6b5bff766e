/** npm and the terminal both pass on one Ctrl-C, so the same signal may arrive twice in a row. */
const SAME_WISH_MS = 1_000;

/** A killed npm passes nothing on, and without it nobody could stop us. @param {() => void} onOrphaned */
function watchNpm(onOrphaned) {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    onOrphaned();
  }, 500);
  timer.unref();
}

/** `graceful` aborts on the first Ctrl-C or SIGTERM, `urgent` on a later one. */
export function stopSignals() {
  const graceful = new AbortController();
  const urgent = new AbortController();
  let firstMs = 0;
  const onSignal = () => {
    if (!graceful.signal.aborted) {
      firstMs = performance.now();
      graceful.abort();
    } else if (performance.now() - firstMs > SAME_WISH_MS) {
      urgent.abort();
    }
  };
  for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(name, onSignal);
  watchNpm(onSignal);
  return { graceful: graceful.signal, urgent: urgent.signal };
}

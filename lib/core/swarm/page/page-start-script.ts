import { scriptOf } from "./script-of";

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources?: { node: Node | null }[];
};
type Kept = { elements: Element[]; shifts: { score: number; what: string }[] };

/** Records layout shifts, for `readPage` to report. Runs in the page before its own scripts. */
function watchShifts(): void {
  const kept: Kept = { elements: [], shifts: [] };
  Object.defineProperty(globalThis, Symbol.for("earshot.page"), { value: kept, configurable: true });
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput || kept.shifts.length >= 50) continue;
      const node = entry.sources?.find((source) => source.node?.isConnected)?.node;
      const what = (node?.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 120);
      kept.shifts.push({ score: entry.value, what });
    }
  });
  watch.observe({ type: "layout-shift", buffered: true });
}

/** To be run in every page before its own scripts. */
export const pageStartScript = (): string => scriptOf(watchShifts, {}, null);

import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

type Metrics = { registry: Registry; duration: Histogram; errors: Counter };
const shared = globalThis as typeof globalThis & { earshotMetrics?: Metrics };

/** One registry per process, whichever bundle asks first. */
export function metrics(): Metrics {
  if (!shared.earshotMetrics) {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    shared.earshotMetrics = {
      registry,
      duration: new Histogram({
        name: "earshot_request_duration_seconds",
        help: "Time to answer a request, by surface, route template and status.",
        labelNames: ["surface", "method", "route", "status"],
        buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
        registers: [registry],
      }),
      errors: new Counter({
        name: "earshot_unexpected_errors_total",
        help: "Requests that failed by a fault of ours.",
        labelNames: ["surface", "route"],
        registers: [registry],
      }),
    };
  }
  return shared.earshotMetrics;
}

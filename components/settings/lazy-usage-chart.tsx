"use client";
import { onDemand } from "@/components/ui/states/on-demand";
import { Skeleton } from "@/components/ui/states/skeleton";

/** The chart library is large: only this page loads it, after everything else. */
export const LazyUsageChart = onDemand(
  async () => (await import("./usage-chart")).UsageChart,
  <Skeleton className="h-56" />,
);

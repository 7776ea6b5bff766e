"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** The chart library is large: only this page loads it, after everything else. */
export const LazyUsageChart = dynamic(() => import("./usage-chart").then(({ UsageChart }) => UsageChart), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

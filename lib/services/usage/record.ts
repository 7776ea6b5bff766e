/** How one person used the programmatic surfaces in the last seven days. */
export type UsageReport = {
  last24h: number;
  last7d: number;
  /** Status code to count. */
  status: Record<string, number>;
  topPaths: { method: string; path: string; count: number }[];
  recent: { method: string; path: string; status: number; durationMs: number; createdAt: string }[];
};

import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { UsageReport } from "@/lib/services/usage/record";
import { DateTime, data } from "./shared";

const Usage = z
  .object({
    totals: z.object({ last_24h: z.int(), last_7d: z.int() }),
    status: z.record(z.string(), z.int()).describe("Calls in the last seven days by status code."),
    top_paths: z.array(z.object({ method: z.string(), path: z.string(), count: z.int() })),
    recent: z.array(
      z.object({
        method: z.string(),
        path: z.string(),
        status: z.int(),
        duration_ms: z.int(),
        created_at: DateTime,
      }),
    ),
  })
  .meta({ id: "Usage" });

export const toUsage = (report: UsageReport): z.input<typeof Usage> => ({
  totals: { last_24h: report.last24h, last_7d: report.last7d },
  status: report.status,
  top_paths: report.topPaths,
  recent: report.recent.map(({ durationMs, createdAt, ...call }) => ({
    ...call,
    duration_ms: durationMs,
    created_at: createdAt,
  })),
});

export const getUsage = operation({
  id: "getUsage",
  method: "GET",
  path: "/usage",
  tag: "Account",
  summary: "Get API usage",
  description:
    "Counts the calls of all your keys in this workspace over the last seven days. Paths are route templates.",
  access: "read",
  status: 200,
  response: data(Usage),
});

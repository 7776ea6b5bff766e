import { outputOf } from "@/lib/mcp/output-of";
import { getReport } from "@/lib/mcp/tools/get-report";
import type { Resource } from "./resource";

export const report: Resource = {
  uriTemplate: "eva://reports/{id}",
  name: "report",
  title: "Report",
  description: "One report with its document.",
  mimeType: "application/json",
  read: async (ctx, id) => JSON.stringify(await outputOf(getReport, ctx, getReport.input.parse({ report: id }))),
};

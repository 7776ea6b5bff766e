import { outputOf } from "@/lib/mcp/output-of";
import { getStudy } from "@/lib/mcp/tools/get-study";
import type { Resource } from "./resource";

export const study: Resource = {
  uriTemplate: "eva://studies/{id}",
  name: "study",
  title: "Study",
  description: "One study: its question, guide, screener, audience and status. By id or slug.",
  mimeType: "application/json",
  read: async (ctx, id) => JSON.stringify(await outputOf(getStudy, ctx, getStudy.input.parse({ study: id }))),
};

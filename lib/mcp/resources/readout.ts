import { outputOf } from "@/lib/mcp/output-of";
import { getReadout } from "@/lib/mcp/tools/get-readout";
import type { Resource } from "./resource";

export const readout: Resource = {
  uriTemplate: "eva://studies/{id}/readout",
  name: "readout",
  title: "Readout of a study",
  description: "What a study found: themes and claims, with quotes for and against. By the study's id or slug.",
  mimeType: "application/json",
  read: async (ctx, id) => JSON.stringify(await outputOf(getReadout, ctx, getReadout.input.parse({ study: id }))),
};

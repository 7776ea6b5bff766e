import type { Tool as ListedTool } from "@modelcontextprotocol/sdk/types.js";
import { inputSchemaOf, outputSchemaOf } from "./json-schema";
import type { Tool, ToolAccess } from "./tool";

/** All four are always stated: if left out, destructive and open-world default to true. */
const adds = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
const HINTS = {
  read: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  ask: adds,
  write: adds,
} as const satisfies Record<ToolAccess, object>;

/** The tool as `tools/list` returns it. */
export const listedTool = ({ name, title, description, access, input, output }: Tool): ListedTool => ({
  name,
  title,
  description,
  inputSchema: inputSchemaOf(input),
  outputSchema: outputSchemaOf(output),
  annotations: { title, ...HINTS[access] },
});

import type {
  CallToolResult,
  GetPromptResult,
  Implementation,
  ListPromptsResult,
  ListResourcesResult,
  ListResourceTemplatesResult,
  ListToolsResult,
  ReadResourceResult,
} from "@modelcontextprotocol/sdk/types.js";
import type { Context } from "@/lib/core/context";
import type { ToolAccess } from "./tool";

/** What a server offers. Every protocol version serves the same offer. */
export type Offer = {
  server: Implementation;
  instructions: string;
  tools: {
    list: ListToolsResult;
    /** The response to `tools/list`, encoded once: it is the same for everyone and most of what clients ask for. */
    listBegun: Uint8Array;
    /** The access that calling the tool needs, or undefined if there is no such tool. */
    accessOf(name: string): ToolAccess | undefined;
    /** Throws `RpcError` for an unknown tool. */
    call(ctx: Context, name: string, given: Record<string, unknown>): Promise<CallToolResult>;
  };
  resources: {
    templates: ListResourceTemplatesResult;
    /** The caller's resources, one page at a time. */
    list(ctx: Context, cursor: string | undefined): Promise<ListResourcesResult>;
    /** Throws `not_found`. */
    read(ctx: Context, uri: string): Promise<ReadResourceResult>;
  };
  prompts: {
    list: ListPromptsResult;
    /** Throws `RpcError` for an unknown prompt or invalid arguments. */
    get(name: string, given: Record<string, string>): GetPromptResult;
  };
};

/** Advertises no change notifications or subscriptions: a stateless server has nothing to push. */
export const CAPABILITIES = { tools: {}, resources: {}, prompts: {} };

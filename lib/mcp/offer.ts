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

/** What a server has to offer. Every version of the protocol speaks about the same offer. */
export type Offer = {
  server: Implementation;
  instructions: string;
  tools: {
    list: ListToolsResult;
    /** The answer with `list`, made once: it is the same for everybody and most of what clients ask for. */
    listBegun: Uint8Array;
    /** What a call of the tool needs, or undefined when there is no such tool. */
    accessOf(name: string): ToolAccess | undefined;
    /** Throws `RpcError` for an unknown tool. */
    call(ctx: Context, name: string, given: Record<string, unknown>): Promise<CallToolResult>;
  };
  resources: {
    templates: ListResourceTemplatesResult;
    /** The caller's, by pages. */
    list(ctx: Context, cursor: string | undefined): Promise<ListResourcesResult>;
    /** Throws `not_found`. */
    read(ctx: Context, uri: string): Promise<ReadResourceResult>;
  };
  prompts: {
    list: ListPromptsResult;
    /** Throws `RpcError` for an unknown prompt or arguments that are not valid. */
    get(name: string, given: Record<string, string>): GetPromptResult;
  };
};

/** Advertises no change notices and no subscriptions: a stateless server has nothing to push. */
export const CAPABILITIES = { tools: {}, resources: {}, prompts: {} };

import type { ResourceTemplate } from "@modelcontextprotocol/sdk/types.js";
import type { Context } from "@/lib/core/context";

/** A kind of entity with a URI of its own: its template, and how one of them is read. */
export type Resource = Pick<ResourceTemplate, "name" | "uriTemplate" | "description"> & {
  title: string;
  mimeType: "application/json" | "text/plain";
  /** The text of the one with this id. Throws `not_found`. */
  read(ctx: Context, id: string): Promise<string>;
};

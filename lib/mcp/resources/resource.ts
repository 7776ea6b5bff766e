import type { ResourceTemplate } from "@modelcontextprotocol/sdk/types.js";
import type { Context } from "@/lib/core/context";

/** A kind of thing that has an address of its own: its template, and how one of them reads. */
export type Resource = Pick<ResourceTemplate, "name" | "uriTemplate" | "description"> & {
  title: string;
  mimeType: "application/json" | "text/plain";
  /** The text of the one with this id. Throws `not_found`. */
  read(ctx: Context, id: string): Promise<string>;
};

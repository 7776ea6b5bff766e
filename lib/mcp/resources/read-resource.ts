import type { ListResourceTemplatesResult, ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { readout } from "./readout";
import { report } from "./report";
import type { Resource } from "./resource";
import { study } from "./study";
import { transcript } from "./transcript";

const RESOURCES: readonly Resource[] = [study, readout, transcript, report];

export const TEMPLATE_LIST: ListResourceTemplatesResult = {
  resourceTemplates: RESOURCES.map(({ read: _read, ...template }) => template),
};

const ID = "([A-Za-z0-9_-]{1,200})";
const addressed = RESOURCES.map((resource) => ({
  resource,
  pattern: new RegExp(`^${resource.uriTemplate.replace("{id}", ID)}$`),
}));

/** Reads the resource at a URI. Throws `not_found`, also for another workspace's. */
export async function readResource(ctx: Context, uri: string): Promise<ReadResourceResult> {
  for (const { resource, pattern } of addressed) {
    const id = pattern.exec(uri)?.[1];
    if (id === undefined) continue;
    return { contents: [{ uri, mimeType: resource.mimeType, text: await resource.read(ctx, id) }] };
  }
  throw notFound("Resource");
}

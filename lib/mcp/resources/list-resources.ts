import type { ListResourcesResult } from "@modelcontextprotocol/sdk/types.js";
import type { Context } from "@/lib/core/context";
import { list } from "@/lib/services/studies/list";

const PAGE_SIZE = 50;

/** The workspace's studies as resources, newest first. Whatever belongs to them is reached through the templates. */
export async function listResources(ctx: Context, cursor: string | undefined): Promise<ListResourcesResult> {
  const { items, nextCursor } = await list(ctx, { limit: PAGE_SIZE, cursor });
  return {
    resources: items.map(({ id, slug, title, question }) => ({
      uri: `eva://studies/${id}`,
      name: slug,
      title,
      ...(question && { description: question }),
      mimeType: "application/json",
    })),
    ...(nextCursor && { nextCursor }),
  };
}

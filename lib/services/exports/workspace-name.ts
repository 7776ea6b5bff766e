import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";

export async function workspaceName({ workspaceId }: Context): Promise<string> {
  const { name } = await db().workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { name: true } });
  return name;
}

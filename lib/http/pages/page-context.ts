import { redirect } from "next/navigation";
import { cache } from "react";
import type { SignedIn } from "@/lib/services/access/admit-session";
import { listMine } from "@/lib/services/workspaces/list-mine";
import type { MyWorkspaceRecord } from "@/lib/services/workspaces/record";
import { accountContext, onTheWay } from "./account-context";

export type PageContext = SignedIn & { workspaces: MyWorkspaceRecord[] };

/** Who looks at the page, in which workspace; read once per request. Who is in none is told what they can do. */
export const pageContext = cache(async (): Promise<PageContext> => {
  const { workspace, ...account } = await accountContext();
  if (!workspace) redirect(await onTheWay("/no-workspace"));
  return { ...account, workspace, workspaces: await listMine(account.ctx) };
});

import type { Context } from "@/lib/core/context";
import type { GroupRecord } from "@/lib/services/provisioning/record";
import { read } from "./read";
import { withMembers } from "./with-members";

/** A group, with its members if requested. Throws `not_found`. */
export async function get(ctx: Context, id: string, { members }: { members: boolean }): Promise<GroupRecord> {
  const group = await read(ctx, id);
  const [shown = group] = await withMembers([group], { wanted: members });
  return shown;
}

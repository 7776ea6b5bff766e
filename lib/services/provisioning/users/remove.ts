import type { Context } from "@/lib/core/context";
import { audit } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { openDirectory } from "@/lib/services/provisioning/open-directory";
import { writeInTurn } from "@/lib/services/provisioning/write-in-turn";
import { requirePerson } from "./require-person";
import { switchOff } from "./switch-off";
import { detailsOf } from "./update";

/**
 * Removes a person from the directory: their access ends as if deactivated, their work stays, and so does their role in
 * case they are added again. Throws `not_found`, and `forbidden` for the last admin.
 */
export async function remove(ctx: Context, id: string): Promise<void> {
  permit(ctx, "directory.sync");
  const { workspaceId } = ctx;
  await writeInTurn(ctx, async (tx) => {
    await openDirectory(tx, ctx);
    const person = await requirePerson(tx, workspaceId, id);
    await switchOff(tx, ctx, person);
    await tx.db.scimUser.delete({ where: { id, workspaceId } });
    const targetId = person.membershipId ?? id;
    audit(tx, { action: "scim.user_deleted", targetId, details: detailsOf(person), name: person.userName });
  });
}

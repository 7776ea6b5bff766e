import * as operations from "@/lib/api/settings/account";
import { api, apiOthers } from "@/lib/api/surface";
import { deleteAccount } from "@/lib/services/people/delete-account";
import { getAccountDeletion } from "@/lib/services/people/get-account-deletion";

const { toAccountDeletion } = operations;

export const GET = api(operations.getAccountDeletion, async (ctx) => toAccountDeletion(await getAccountDeletion(ctx)));
export const POST = api(operations.deleteAccount, async (ctx, { body }) => {
  await deleteAccount(ctx, body);
  return { deleted: true as const };
});
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/profile/deletion", ["GET", "POST"]);

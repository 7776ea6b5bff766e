import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { LONGEST_CONFIRMATION } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { CONFIRMATIONS, type AccountDeletion as Deletion, STANDINGS } from "@/lib/services/people/record";

const tag = "Settings";
const path = "/settings/profile/deletion";

const AccountDeletion = z
  .object({
    email: z.string(),
    confirmation: z
      .enum(CONFIRMATIONS)
      .describe(
        "`password`: it must be sent. `signed_in`: you signed in within the last hour, so nothing else is needed. `sign_in_again`: sign in again first.",
      ),
    workspaces: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.string(),
        standing: z
          .enum(STANDINGS)
          .describe(
            "`leaves`: you leave it and your work stays. `closing`: it is scheduled for deletion. The others stand in the way: `alone` must be deleted first, `last_admin` handed over, and in `managed` an identity provider has to remove you.",
          ),
        deleteAt: DateTime.nullable().describe("When a `closing` workspace is deleted."),
        provider: z.string().nullable().describe("The identity provider's name, if it gave one."),
      }),
    ),
  })
  .meta({ id: "AccountDeletion" });
export type AccountDeletionShape = z.output<typeof AccountDeletion>;

export const toAccountDeletion = ({ workspaces, ...deletion }: Deletion): z.input<typeof AccountDeletion> => ({
  ...deletion,
  workspaces: workspaces.map((one) => ({ ...one, deleteAt: one.deleteAt?.toISOString() ?? null })),
});

export const getAccountDeletion = operation({
  id: "getAccountDeletion",
  method: "GET",
  path,
  tag,
  summary: "Get what deleting your account would mean",
  access: "person",
  withoutWorkspace: true,
  status: 200,
  response: AccountDeletion,
});

export const deleteAccount = operation({
  id: "deleteAccount",
  method: "POST",
  path,
  tag,
  summary: "Delete your account",
  description:
    "You leave every workspace and are signed out everywhere; your API keys and connected apps stop working. What you made stays with the workspace, by a “Former member”; your conversations with Eva outside projects and your private reports are deleted. Returns 409 while you are the last admin of a workspace, alone in one that isn't scheduled for deletion, or managed by an identity provider, and 403 if you have to sign in again first.",
  access: "person",
  withoutWorkspace: true,
  status: 200,
  body: z.strictObject({
    email: z.string().max(LONGEST_CONFIRMATION).describe("Your email address, typed to confirm."),
    currentPassword: z.string().max(1_000).optional(),
  }),
  response: z.object({ deleted: z.literal(true) }),
});

import type { ScimPage, ScimUserRecord } from "@/lib/services/provisioning/record";
import { listed, type ScimAnswer } from "../answers";
import type { ScimQuery } from "../query";
import { toUser } from "./to-user";

/** A page of people, as a response. */
export const listedUsers = (
  { items, total }: ScimPage<ScimUserRecord>,
  { startIndex, selection }: ScimQuery,
): ScimAnswer => listed(items.map(toUser), { total, startIndex }, selection);

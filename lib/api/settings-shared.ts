import { z } from "zod";
import { LONGEST_OWN_NAME } from "@/lib/core/name-limits";
import { oneLine } from "@/lib/core/one-line";
import { SHORTEST_PASSWORD } from "@/lib/core/shortest-password";

export const PersonName = oneLine(LONGEST_OWN_NAME);
export const WorkspaceName = oneLine(LONGEST_OWN_NAME);
export const Password = z.string().min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters.`).max(200);
export const RoleName = z.enum(["admin", "member", "observer", "participant"]);

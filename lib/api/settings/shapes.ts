import { z } from "zod";
import { LONGEST_OWN_NAME } from "@/lib/core/limits/name-limits";
import { SHORTEST_PASSWORD } from "@/lib/core/limits/shortest-password";
import { oneLine } from "@/lib/core/text/one-line";

export const PersonName = oneLine(LONGEST_OWN_NAME);
export const WorkspaceName = oneLine(LONGEST_OWN_NAME);
export const Password = z.string().min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters.`).max(200);
export const RoleName = z.enum(["admin", "member", "observer", "participant"]);

import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";
import { SHORTEST_PASSWORD } from "@/lib/core/shortest-password";

export const PersonName = oneLine(120);
export const WorkspaceName = oneLine(120);
export const Password = z.string().min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters.`).max(200);
export const RoleName = z.enum(["admin", "member", "observer", "participant"]);

import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";

export const PersonName = oneLine(120);
export const WorkspaceName = oneLine(120);
export const Password = z.string().min(10, "Use at least 10 characters.").max(200);
export const RoleName = z.enum(["admin", "member", "observer", "participant"]);

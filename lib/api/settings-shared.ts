import { z } from "zod";

export const PersonName = z.string().trim().min(1).max(120);
export const WorkspaceName = z.string().trim().min(1).max(120);
export const Password = z.string().min(10, "Use at least 10 characters.").max(200);
export const RoleName = z.enum(["admin", "member", "observer", "participant"]);

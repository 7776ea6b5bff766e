import { randomBytes } from "node:crypto";

/** An unguessable key under its workspace: `wsp_…/` + 128 random bits in hexadecimal. */
export const newObjectKey = (workspaceId: string): string => `${workspaceId}/${randomBytes(16).toString("hex")}`;

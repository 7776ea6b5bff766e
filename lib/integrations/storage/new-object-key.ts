import { randomBytes } from "node:crypto";

/** A key that nobody can guess, under its workspace: `wsp_…/` + 128 random bits in hexadecimal. */
export const newObjectKey = (workspaceId: string): string => `${workspaceId}/${randomBytes(16).toString("hex")}`;

import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "@/lib/core/config";

type Link = { workspaceId: string; fileId: string; expiresAt: Date };

const TOKEN = /^([0-9a-z]{1,10})\.(wsp_[0-9a-z]{1,40})\.(fil_[0-9a-z]{1,40})\.([A-Za-z0-9_-]{22})$/;
const SEAL_CHARACTERS = 22;

const seal = (text: string): string =>
  createHmac("sha256", config().APP_SECRET ?? "")
    .update(`masked-file\0${text}`)
    .digest("base64url")
    .slice(0, SEAL_CHARACTERS);

/** A link to a file's masked transcript, which works without a key until it expires, like links to stored files. */
export function maskedLink({ workspaceId, fileId, expiresAt }: Link): string {
  const text = `${Math.floor(expiresAt.getTime() / 1000).toString(36)}.${workspaceId}.${fileId}`;
  return `${config().APP_URL}/api/masked-files/${text}.${seal(text)}`;
}

/** What a token refers to; null if we didn't make it or it has expired. */
export function readMaskedToken(token: string): Omit<Link, "expiresAt"> | null {
  const [, time = "", workspaceId = "", fileId = "", given = ""] = TOKEN.exec(token) ?? [];
  if (given === "" || !timingSafeEqual(Buffer.from(given), Buffer.from(seal(`${time}.${workspaceId}.${fileId}`))))
    return null;
  return Number.parseInt(time, 36) * 1000 > Date.now() ? { workspaceId, fileId } : null;
}

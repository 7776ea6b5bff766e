import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "@/lib/core/config";
import { ID_PREFIX } from "@/lib/core/id-prefix";

const KINDS = { s: "study", i: "invitation", p: "participant" } as const;
export type LinkKind = (typeof KINDS)[keyof typeof KINDS];
export type Link = { kind: LinkKind; id: string };

const TOKEN = /^([sip])([0-9a-hjkmnp-tv-z]{26})([A-Za-z0-9_-]{22})$/;
const SEAL_CHARACTERS = 22;

/** 132 bits of a keyed hash: the link can't be forged, and no secret is stored. */
const seal = ({ kind, id }: Link): string =>
  createHmac("sha256", config().APP_SECRET ?? "")
    .update(`participation\0${kind}\0${id}`)
    .digest("base64url")
    .slice(0, SEAL_CHARACTERS);

/** The token in a participant's URL: one letter for the kind, the id without its prefix, and the seal. */
export const tokenOf = (kind: LinkKind, id: string): string =>
  `${kind.charAt(0)}${id.slice(ID_PREFIX[kind].length + 1)}${seal({ kind, id })}`;

/** The page that a link opens. */
export const participationUrl = (kind: LinkKind, id: string): string => `${config().APP_URL}/i/${tokenOf(kind, id)}`;

/** What a token refers to, or null if we didn't make it. */
export function readToken(token: string): Link | null {
  const [, letter, part = "", given = ""] = TOKEN.exec(token) ?? [];
  const kind = KINDS[letter as keyof typeof KINDS];
  if (!kind) return null;
  const link = { kind, id: `${ID_PREFIX[kind]}_${part}` };
  return timingSafeEqual(Buffer.from(given), Buffer.from(seal(link))) ? link : null;
}

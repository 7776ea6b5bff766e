import { randomBytes } from "node:crypto";
import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import type { Connection } from "./connection";

/** How long someone may take at the provider. */
const MOST_MS = 10 * 60_000;

/** A sign-in in progress. */
export type Flow = { id: string; goTo: string; testedById: string | null; version: number; createdAt: Date };

export const FLOW = { id: true, goTo: true, testedById: true, version: true, createdAt: true } as const;

type NewFlow = { goTo: string; testedById: string | null };

/** The row of a new sign-in, and the token for its browser. */
export function newFlow({ id: connectionId, version }: Connection, { goTo, testedById }: NewFlow) {
  const browserToken = newToken();
  const createdAt = new Date();
  const row = {
    // The id of a SAML request is an NCName, so it must not begin with a digit (SAML 2.0 Core §1.3.4).
    id: `_${randomBytes(20).toString("hex")}`,
    connectionId,
    browserHash: new Uint8Array(hashSecret(browserToken)),
    goTo,
    testedById,
    version,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + MOST_MS),
  };
  return { row, browserToken };
}

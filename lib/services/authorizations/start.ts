import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";

const LASTS_MS = 15 * 60_000;

/** What /authorize has checked; `clientId` is the id of the client's record. */
type Asked = {
  clientId: string;
  redirectUri: string;
  state: string | null;
  wantsDraft: boolean;
  codeChallenge: string;
};

/**
 * Keeps what a client asks for until a person decides, for 15 minutes: whoever has to sign in first loses nothing.
 * `browser` is the secret of a browser that asked before, and the answer's is what its cookie must hold now.
 */
export async function start(asked: Asked, browser: string | null): Promise<{ id: string; browser: string }> {
  const [id, opener] = [newToken(), browser ?? newToken()];
  await db().authorizationRequest.create({
    data: {
      ...asked,
      idHash: new Uint8Array(hashSecret(id)),
      browserHash: new Uint8Array(hashSecret(opener)),
      expiresAt: new Date(Date.now() + LASTS_MS),
    },
    select: { clientId: true },
  });
  return { id, browser: opener };
}

import { newId } from "@/lib/core/ids";
import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import type { Person } from "@/tests/support/factories";

const HOUR_MS = 3_600_000;
/** An arbitrary SHA-256, as a client sends it (RFC 7636 §4.2). */
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

const hashed = (secret: string) => new Uint8Array(hashSecret(secret));

type ClientFields = { name?: string | null; redirectUri?: string };

/** A program that has registered itself. */
async function makeOAuthClient({
  name = "Test program",
  redirectUri = "https://program.test/callback",
}: ClientFields = {}) {
  const id = newId("client");
  await db().oAuthClient.create({ data: { id, name, redirectUris: [redirectUri] } });
  return { id, redirectUri };
}

/** What a program has just requested at /authorize: the id in the page's address and the secret of its browser. */
export async function makeAuthorizationRequest({
  wantsDraft = true,
  expiresAt = new Date(Date.now() + HOUR_MS),
  ...client
}: ClientFields & { wantsDraft?: boolean; expiresAt?: Date } = {}) {
  const { id: clientId, redirectUri } = await makeOAuthClient(client);
  const [id, browser] = [newToken(), newToken()];
  await db().authorizationRequest.create({
    data: {
      idHash: hashed(id),
      browserHash: hashed(browser),
      clientId,
      redirectUri,
      state: "its state",
      wantsDraft,
      codeChallenge: CHALLENGE,
      expiresAt,
    },
  });
  return { id, browser, clientId, redirectUri };
}

/** A program that the person has connected; returns its id. */
export async function makeConnection(
  person: Person,
  { canDraft = true, ...client }: ClientFields & { canDraft?: boolean } = {},
) {
  const { id: clientId, redirectUri } = await makeOAuthClient(client);
  const id = newId("connection");
  const { id: userId, workspaceId } = person;
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await db().mcpConnection.create({ data: { id, clientId, userId, workspaceId, redirectUri, canDraft, expiresAt } });
  return id;
}

import { expect, test } from "vitest";
import { newToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { approve } from "@/lib/services/authorizations/approve";
import { makeCaller } from "@/tests/support/factories";
import {
  asking,
  authorize,
  connect,
  makeClient,
  pkce,
  REDIRECT_URI,
  refreshWith,
  revoke,
  token,
} from "@/tests/support/mcp/oauth";
import { logLines } from "@/tests/support/watch/log-lines";

/** Without redaction: no secret may even reach the log. */
const lines = logLines();

/** Everything the database holds of the flow, as text; hashes are bytes and appear as such. */
async function kept(): Promise<string> {
  const tables =
    "oauth_client authorization_request authorization_code mcp_connection oauth_token oauth_minute audit_entry";
  const texts = tables.split(" ").map(async (table) => {
    const { rows } = await pool().query(`SELECT string_agg(t::text, ' ') AS text FROM ${table} t`);
    return String(rows[0]?.text);
  });
  return (await Promise.all(texts)).join("\n");
}

test("no code, token, verifier, request or cookie is in any log, row or refusal", async () => {
  const { person } = await makeCaller();
  const { verifier, challenge } = pkce();
  const clientId = await makeClient();
  const { asked } = await authorize(asking(clientId, challenge));
  await authorize(asking(clientId, challenge, { response_type: verifier }));
  const waiting = (await authorize(asking(clientId, challenge))).asked;
  const back = await approve(person.ctx, { ...asked, workspaceId: person.workspaceId, canDraft: true });
  const code = new URL(back).searchParams.get("code") ?? "";
  const exchange = { client_id: clientId, code, redirect_uri: REDIRECT_URI, code_verifier: verifier };
  const refusals = [
    await token({ ...exchange, grant_type: "authorization_code", redirect_uri: "https://evil.test/" }),
    await token({ ...exchange, grant_type: verifier }),
  ];
  const { json: first } = await token({ ...exchange, grant_type: "authorization_code" });
  refusals.push(await token({ ...exchange, grant_type: "authorization_code" }));
  const { clientId: other, accessToken, refreshToken } = await connect(person);
  const { json: second } = await refreshWith(other, refreshToken);
  refusals.push(await refreshWith(other, refreshToken), await revoke({ token: accessToken, client_id: newToken() }));
  const secrets = [
    asked.id,
    asked.browser,
    waiting.id,
    waiting.browser,
    verifier,
    code,
    accessToken,
    refreshToken,
  ].concat(first.access_token, first.refresh_token, second.access_token, second.refresh_token);
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 401]);
  expect([await db().authorizationRequest.count(), await db().oAuthToken.count()]).toEqual([1, 6]);
  expect(lines.length).toBeGreaterThan(8);
  const places = { logs: lines.join("\n"), rows: await kept(), refusals: refusals.map(({ text }) => text).join("\n") };
  for (const [where, text] of Object.entries(places))
    for (const secret of secrets) expect(text.includes(secret ?? "none"), `${secret} in ${where}`).toBe(false);
});

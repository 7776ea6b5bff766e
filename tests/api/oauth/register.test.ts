import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { REDIRECT_URI, register } from "@/tests/support/mcp/oauth";

const errorOf = async (body: unknown) => {
  const { status, json } = await register(body);
  return [status, json.error];
};

describe("POST /register", () => {
  test("returns what was registered: a public client without a secret", async () => {
    const { status, json } = await register({ client_name: "Claude", redirect_uris: [REDIRECT_URI] });
    expect(status).toBe(201);
    expect(json).toEqual({
      client_id: expect.stringMatching(/^cli_/),
      client_id_issued_at: expect.any(Number),
      client_name: "Claude",
      redirect_uris: [REDIRECT_URI],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      scope: "read write",
    });
    expect(Math.abs(json.client_id_issued_at - Date.now() / 1000)).toBeLessThan(60);
    expect(await db().oAuthClient.findUnique({ where: { id: json.client_id } })).toMatchObject({ name: "Claude" });
  });

  test.each(["client_secret_post", "client_secret_basic", "private_key_jwt", undefined])(
    "takes a client that asks for %s as a public one",
    async (method) => {
      const { status, json } = await register({ redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: method });
      expect([status, json.token_endpoint_auth_method, json.client_secret]).toEqual([201, "none", undefined]);
    },
  );

  test("ignores unknown fields", async () => {
    const more = {
      application_type: "native",
      software_id: "x",
      jwks: {},
      contacts: [1],
      scope: "claudeai",
      logo_uri: 7,
    };
    expect((await register({ redirect_uris: [REDIRECT_URI], ...more })).status).toBe(201);
  });

  test("accepts what known clients register", async () => {
    const vscode = [
      "https://insiders.vscode.dev/redirect",
      "https://vscode.dev/redirect",
      "http://127.0.0.1/",
      "http://127.0.0.1:33418/",
    ];
    expect((await register({ client_name: "Visual Studio Code", redirect_uris: vscode })).json.redirect_uris).toEqual(
      vscode,
    );
  });

  test.each([
    ["none", undefined],
    ["an empty list", []],
    ["no list", REDIRECT_URI],
    ["more than twenty", Array.from({ length: 21 }, (_, i) => `${REDIRECT_URI}/${i}`)],
    ["one bad among good ones", [REDIRECT_URI, "javascript:alert(1)"]],
    ["IPv6 loopback", ["http://[::1]/cb"]],
    ["http elsewhere", ["http://program.test/cb"]],
    ["a number", [7]],
  ])("refuses %s as redirect_uris", async (_, redirect_uris) => {
    expect(await errorOf({ redirect_uris })).toEqual([400, "invalid_redirect_uri"]);
  });

  test("refuses a name that is not a line of text, and a body that is not an object", async () => {
    for (const client_name of ["a\nb", "\u202Eexe", "x".repeat(201), 7])
      expect(await errorOf({ redirect_uris: [REDIRECT_URI], client_name })).toEqual([400, "invalid_client_metadata"]);
    for (const body of ["[]", "7", "null"]) expect(await errorOf(body)).toEqual([400, "invalid_client_metadata"]);
    expect(await errorOf("{")).toEqual([400, "invalid_client_metadata"]);
    const { json } = await register({ redirect_uris: REDIRECT_URI });
    expect(json.error_description).toBe("The request is not valid. redirect_uris: Must be an array.");
  });
});

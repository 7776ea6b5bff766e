import { describe, expect, test } from "vitest";
import { isChallenge, provesChallenge } from "@/lib/core/oauth/pkce";
import { scopeOf, wantsDraft } from "@/lib/core/oauth/scope";
import { isAccessToken, newAccessToken, newAuthorizationCode, newRefreshToken } from "@/lib/core/secrets/secrets";
import { authorizationServer, protectedResource } from "@/lib/oauth/metadata";
import { isResource } from "@/lib/oauth/resource";
import { withSettings } from "@/tests/support/settings";

const at = <T>(APP_URL: string, work: () => T, more = {}) => withSettings({ APP_URL, ...more }, async () => work());

describe("PKCE", () => {
  const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

  test("the example of RFC 7636 appendix B matches its challenge, and nothing else does", () => {
    expect(provesChallenge(verifier, challenge)).toBe(true);
    for (const other of [challenge, `${verifier}x`, verifier.slice(1), verifier.toLowerCase(), ""])
      expect(provesChallenge(other, challenge)).toBe(false);
  });

  test("a verifier is 43 to 128 unreserved characters, whatever it hashes to", () => {
    for (const bad of ["short", "a".repeat(129), `${"a".repeat(42)}!`, `${"a".repeat(43)} `])
      expect(provesChallenge(bad, challenge)).toBe(false);
  });

  test("a challenge is the base64url of a SHA-256", () => {
    expect(isChallenge(challenge)).toBe(true);
    for (const bad of ["", challenge.slice(1), `${challenge}=`, challenge.replace("-", "+"), `${challenge}a`])
      expect(isChallenge(bad)).toBe(false);
  });
});

test("unknown scopes are ignored; without any known one, no particular scope is requested", () => {
  expect(
    ["read write", "claudeai write", "read", "offline_access read", "claudeai", "", "writes"].map(wantsDraft),
  ).toEqual([true, true, false, false, undefined, undefined, undefined]);
  expect([scopeOf(true), scopeOf(false)]).toEqual(["read write", "read"]);
});

test("tokens and codes say what they are, have 256 bits, and only an access token looks like one", () => {
  expect(newAuthorizationCode()).toMatch(/^ear_ac_[0-9A-Za-z]{43}$/);
  expect(newRefreshToken()).toMatch(/^ear_rt_[0-9A-Za-z]{43}$/);
  expect(isAccessToken(newAccessToken())).toBe(true);
  for (const other of [newRefreshToken(), newAuthorizationCode(), `${newAccessToken()}0`, "ear_at_", "ear_at_0123"])
    expect(isAccessToken(other)).toBe(false);
});

describe("metadata", () => {
  test("the resource is the address that people enter, and its server is the issuer, character by character", () =>
    at("https://earshot.example", () => {
      const { resource, authorization_servers, scopes_supported } = protectedResource();
      expect(resource).toBe("https://earshot.example/mcp");
      expect(authorization_servers).toEqual([authorizationServer().issuer]);
      expect(scopes_supported).toEqual(["read", "write"]);
    }));

  test("everything of the server is below the issuer, which doesn't end in a slash", () =>
    at("https://earshot.example", () => {
      const server = authorizationServer();
      expect(server).toMatchObject({
        issuer: "https://earshot.example",
        authorization_endpoint: "https://earshot.example/authorize",
        token_endpoint: "https://earshot.example/token",
        registration_endpoint: "https://earshot.example/register",
        revocation_endpoint: "https://earshot.example/revoke",
        response_types_supported: ["code"],
        grant_types_supported: ["authorization_code", "refresh_token"],
        token_endpoint_auth_methods_supported: ["none"],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
      });
      expect(server).not.toHaveProperty("client_id_metadata_document_supported");
    }));

  test("documents that describe clients are supported only where they are enabled", () =>
    at(
      "https://earshot.example",
      () => expect(authorizationServer().client_id_metadata_document_supported).toBe(true),
      {
        OAUTH_CLIENT_METADATA: true,
      },
    ));
});

test("the resource may end in a slash and have an uppercase host; nothing else matches it", () =>
  at("https://earshot.example", () => {
    for (const same of ["https://earshot.example/mcp", "https://earshot.example/mcp/", "HTTPS://EARSHOT.example/mcp"])
      expect(isResource(same), same).toBe(true);
    for (const other of [
      "https://earshot.example",
      "https://earshot.example/",
      "https://earshot.example/MCP",
      "https://earshot.example/mcp?x=1",
      "https://earshot.example/mcp#x",
      "https://me@earshot.example/mcp",
      "https://other.example/mcp",
      "http://earshot.example/mcp",
      "mcp",
      "",
    ])
      expect(isResource(other), other).toBe(false);
  }));

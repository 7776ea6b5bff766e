import { expect, test } from "vitest";
import { METHODS } from "@/lib/core/operation";
import { scimCall } from "@/tests/support/scim/call";

const DOCUMENTS = ["/ServiceProviderConfig", "/ResourceTypes", "/ResourceTypes/User", "/Schemas"];
const get = (path: string) => scimCall(null, { method: "GET", path });

test.each([...DOCUMENTS, "/Schemas/urn:ietf:params:scim:schemas:core:2.0:User"])(
  "%s is open to anybody, as SCIM without a charset",
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("content-type")]).toEqual([200, "application/scim+json"]);
    expect(headers.get("x-request-id")).toMatch(/^req_/);
    expect((await get(`${path}?filter=id%20eq%20%22User%22`)).status).toBe(403);
  },
);

test("the service says what it can't do in the words that clients look for", async () => {
  expect((await get("/ServiceProviderConfig")).json).toMatchObject({
    documentationUri: expect.stringMatching(/\/docs#scim$/),
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [{ type: "oauthbearertoken", name: expect.any(String), description: expect.any(String) }],
  });
});

test("every schema is where its resource type says, and describes each attribute wholly", async () => {
  const types = (await get("/ResourceTypes")).json as { totalResults: number; Resources: { schema: string }[] };
  expect(types.totalResults).toBe(2);
  for (const { schema } of types.Resources) {
    const found = (await get(`/Schemas/${schema}`)).json as { id: string; attributes: Record<string, unknown>[] };
    expect(found.id).toBe(schema);
    for (const attribute of found.attributes)
      expect(Object.keys(attribute)).toEqual(
        expect.arrayContaining(["name", "type", "multiValued", "required", "caseExact", "mutability", "uniqueness"]),
      );
  }
});

test("what is not there, not allowed or not offered is refused as SCIM", async () => {
  const refusals: [string, string, number][] = [
    ["GET", "/Schemas/urn:nothing", 404],
    ["GET", "/ResourceTypes/Device", 404],
    ["GET", "/Devices", 404],
    ["GET", "/Users/a/b", 404],
    ["GET", "/", 404],
    ["GET", "/Schemas?filter=id%20eq%20%22a%22", 403],
    ["POST", "/Bulk", 501],
    ["GET", "/Me", 501],
    ...DOCUMENTS.map((path): [string, string, number] => ["POST", path, 405]),
  ];
  for (const [method, path, status] of refusals) {
    const answer = await scimCall(null, { method, path, body: method === "POST" ? {} : undefined });
    expect(answer.status, `${method} ${path}`).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/scim+json");
    expect(answer.json).toEqual({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: String(status),
      detail: expect.any(String),
    });
  }
});

test("every method of every address is answered by us", async () => {
  for (const path of [...DOCUMENTS, "/Users", "/Users/scu_1", "/Users/.search", "/Groups", "/Groups/scg_1", "/nowhere"])
    for (const method of [...METHODS, "OPTIONS"]) {
      const { status, headers } = await scimCall(null, { method, path });
      expect([200, 401, 404, 405], `${method} ${path}`).toContain(status);
      if (status === 405) expect(headers.get("allow")).toMatch(/GET|POST/);
    }
});

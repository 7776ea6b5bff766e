import { describe, expect, test } from "vitest";
import { GET as apiNotFound } from "@/app/api/[[...rest]]/route";
import * as apiDescribed from "@/app/api/openapi.json/route";
import { GET as v1NotFound } from "@/app/v1/[[...rest]]/route";
import * as v1Described from "@/app/v1/openapi.json/route";
import { apiOperations } from "@/lib/api/openapi";
import { METHODS, type Operation } from "@/lib/core/operation";
import { v1Operations } from "@/lib/v1/openapi";
import { routesOf } from "@/tests/support/contract/routes";

/** On disk every first parameter is `[id]`; the contract names some of them differently. */
const onDisk = (path: string) => path.replace(/\{\w+\}/, "{id}");

const REGISTRIES: ["v1" | "api", Operation[]][] = [
  ["v1", v1Operations],
  ["api", apiOperations],
];

describe.each(REGISTRIES)("app/%s", (surface, operations) => {
  test("every route file serves the operations of its own path, and every operation has a route", async () => {
    const served: string[] = [];
    for (const { path, handlers } of await routesOf(surface))
      for (const method of METHODS) {
        const operation = handlers[method]?.operation;
        if (!operation) continue;
        expect(onDisk(operation.path), `${method} ${path}`).toBe(path);
        expect(operation.method).toBe(method);
        served.push(`${method} ${operation.path}`);
      }
    expect(served.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test("every other method of a path is 405 with Allow, in the envelope and with a request id", async () => {
    for (const { path, handlers } of await routesOf(surface)) {
      const allowed = METHODS.filter((method) => handlers[method]?.operation);
      for (const method of [...METHODS, "OPTIONS"] as const) {
        if (allowed.some((one) => one === method)) continue;
        const refuse = handlers[method];
        if (!refuse) throw new Error(`${method} ${path} is not exported`);
        const request = new Request(`http://localhost/${surface}${path}`, { method });
        const response = await refuse(request, { params: Promise.resolve({}) });
        expect(response.status, `${method} ${path}`).toBe(405);
        const told = allowed.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : one));
        expect(response.headers.get("allow")?.split(", ").sort()).toEqual(told.sort());
        expect(response.headers.get("x-request-id")).toMatch(/^req_/);
        expect((await response.json()).error.message).toBeTypeOf("string");
      }
    }
  });

  test("operation ids are unique and every tag is described", () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });
});

test.each([
  ["v1", v1NotFound],
  ["api", apiNotFound],
])("an address of /%s that isn't an endpoint is 404 in the envelope", async (surface, notFound) => {
  const response = await notFound(new Request(`http://localhost/${surface}/nowhere`));
  const { error } = await response.json();
  expect(response.status).toBe(404);
  expect(error.code).toBe("not_found");
  expect(error.message).toMatch(/^No such endpoint/);
});

test.each([
  ["v1", v1Described],
  ["api", apiDescribed],
])("the document of /%s is served like everything else there", async (surface, { GET, POST }) => {
  const url = `http://localhost/${surface}/openapi.json`;
  const described = await GET(new Request(url));
  expect([described.status, described.headers.get("x-request-id")]).toEqual([200, expect.stringMatching(/^req_/)]);
  const refused = await POST(new Request(url, { method: "POST" }));
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

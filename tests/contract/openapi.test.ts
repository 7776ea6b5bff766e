import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { apiDocument } from "@/lib/api/openapi";
import { v1Document } from "@/lib/v1/openapi";
import { breakingChanges } from "@/tests/support/contract/breaking-changes";

type Document = Parameters<typeof breakingChanges>[0];
const plain = (document: unknown): Document => JSON.parse(JSON.stringify(document));

/** Read before anything is re-recorded: `vitest -u` accepts additions, and still refuses what breaks a client. */
const recorded = (name: string): Document | undefined => {
  const file = path.resolve(`docs/openapi/${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

describe.each([
  ["v1", plain(v1Document()), recorded("v1")],
  ["api", plain(apiDocument()), recorded("api")],
])("the OpenAPI document of %s", (name, document, before) => {
  test("is the recorded one; `npx vitest run tests/contract/openapi -u` records an addition", async () => {
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(`../../docs/openapi/${name}.json`);
  });

  test("takes nothing away from the recorded one", () => {
    expect(before ? breakingChanges(before, document) : []).toEqual([]);
  });

  test("refers only to schemas that it contains, and declares the parameters of its paths", () => {
    const text = JSON.stringify(document);
    for (const [, schema] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      expect(document.components.schemas).toHaveProperty([schema ?? ""]);
    expect(text).not.toContain("__shared");
    for (const [route, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const declared = ((operation.parameters ?? []) as { name: string; in: string }[])
          .filter((parameter) => parameter.in === "path")
          .map((parameter) => `{${parameter.name}}`);
        expect(route.match(/\{\w+\}/g) ?? [], `${method} ${route}`).toEqual(declared);
      }
  });
});

test("responses may gain fields, so nothing that is returned says that its fields are all; what is sent does", () => {
  for (const document of [plain(v1Document()), plain(apiDocument())]) {
    const closed = (value: unknown) => JSON.stringify(value ?? {}).includes('"additionalProperties":false');
    const { Error: failure, Project, LibraryProject } = document.components.schemas;
    for (const schema of [failure, Project, LibraryProject]) expect(closed(schema)).toBe(false);
    for (const methods of Object.values(document.paths))
      for (const operation of Object.values(methods)) expect(closed(operation.responses)).toBe(false);
    expect(closed(Object.values(document.components.schemas))).toBe(true);
  }
});

test("a yes or no in a query is documented as one, and sentences have single spaces", () => {
  const { paths } = plain(apiDocument());
  const parameters = paths["/library/files/{id}/download"]?.get?.parameters;
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: "inline", schema: { default: false, type: "boolean" } }),
  );
  for (const document of [v1Document(), apiDocument()]) expect(JSON.stringify(document)).not.toContain(".  ");
});

test("a document that lost a field, an endpoint or a value is reported as breaking", () => {
  const document = plain(v1Document());
  const without = plain(document);
  delete without.paths["/me"];
  const project = without.components.schemas.Project as { properties: Record<string, unknown> };
  delete project.properties.name;
  const create = without.components.schemas.ProjectCreate as { properties: { name: { maxLength: number } } };
  create.properties.name.maxLength = 100;
  const found = breakingChanges(document, without).join("\n");
  expect(found).toContain("GET /me is gone");
  expect(found).toContain("GET /projects/{projectId} 200.data.name is gone");
  expect(found).toContain("POST /projects body.name lowered maxLength");
  expect(breakingChanges(document, document)).toEqual([]);
});

import { expect, test } from "vitest";
import { apiDocument } from "@/lib/api/openapi";
import { v1Document } from "@/lib/v1/openapi";
import { withSettings } from "@/tests/support/settings";

test.each([
  ["v1", v1Document],
  ["api", apiDocument],
])("the document of %s is made once per address of the installation", async (surface, document) => {
  expect(document()).toBe(document());
  await withSettings({ APP_URL: "https://other.test" }, async () => {
    expect(document()).toMatchObject({ servers: [{ url: `https://other.test/${surface}` }] });
  });
  expect(document()).not.toMatchObject({ servers: [{ url: `https://other.test/${surface}` }] });
});

import { expect, inject, test } from "vitest";
import { schemaChanges } from "@/scripts/setup/schema-changes.mjs";

test("the migrations produce exactly the schema", async () => {
  expect(await schemaChanges(inject("template").url)).toBeUndefined();
});

import { expect, inject, test } from "vitest";
import { schemaChanges } from "@/scripts/setup/schema-changes.mjs";

test("the migrations make exactly what the schema says", async () => {
  expect(await schemaChanges(inject("template").url)).toBeUndefined();
});

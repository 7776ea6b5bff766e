import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { names } from "@/lib/services/projects/names";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";

test("projects to choose from are listed as a reader counts and spells", async () => {
  const { ctx } = await makeCaller();
  for (const name of ["Wave 10", "Wave 2", "Ärger", "Anger"]) await makeProject(ctx, name);
  expect((await names(ctx)).map(({ name }) => name)).toEqual(["Anger", "Ärger", "Wave 2", "Wave 10"]);
});

test("a project that hundreds came after can be chosen, and of more than a menu holds the chosen one is there", async () => {
  const { ctx } = await makeCaller();
  const oldest = await makeProject(ctx, "Zebra");
  const later = Array.from({ length: 1_000 }, (_, number) => ({
    id: newId("project"),
    workspaceId: ctx.workspaceId,
    name: `Wave ${number}`,
  }));
  await db().project.createMany({ data: later.slice(0, 300) });
  expect(await names(ctx)).toContainEqual({ id: oldest, name: "Zebra" });
  await db().project.createMany({ data: later.slice(300) });
  expect(await names(ctx)).not.toContainEqual({ id: oldest, name: "Zebra" });
  expect((await names(ctx, oldest)).at(-1)).toEqual({ id: oldest, name: "Zebra" });
  expect(await names((await makeCaller()).ctx, oldest)).toEqual([]);
});

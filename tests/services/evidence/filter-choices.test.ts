import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { filterChoices } from "@/lib/services/evidence/filter-choices";
import { makeProject, makeTag } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";

test("all tags of a large project can be chosen, and of more than a menu holds the chosen one is there", async () => {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const last = await makeTag(ctx, projectId, "Zebra");
  const tags = (count: number) =>
    db().tag.createMany({
      data: Array.from({ length: count }, (_, number) => ({
        id: newId("tag"),
        workspaceId: ctx.workspaceId,
        projectId,
        title: `Step ${number}`,
      })),
    });
  await tags(500);
  const titles = (await filterChoices(ctx, {})).tags.map(({ name }) => name);
  expect(titles.slice(0, 3)).toEqual(["Step 0", "Step 1", "Step 2"]);
  expect(titles.at(-1)).toBe("Zebra");
  await tags(600);
  expect((await filterChoices(ctx, {})).tags).not.toContainEqual({ id: last, name: "Zebra" });
  expect((await filterChoices(ctx, { tag: last })).tags).toContainEqual({ id: last, name: "Zebra" });
});

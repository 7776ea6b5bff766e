import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/projects/create";
import { update } from "@/lib/services/projects/update";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

test("a change of a long text is recorded up to a whole character, and kept wherever its emoji are", async () => {
  const { ctx } = await makePerson(await makeWorkspace());
  const { id } = await create(ctx, { name: "Checkout" });
  const description = `${"a".repeat(199)}🧪 and more`;
  expect(await update(ctx, id, { description })).toMatchObject({ description });
  const [entry] = await db().auditEntry.findMany({ where: { action: "project.updated", targetId: id } });
  expect(entry?.changes).toEqual({ description: { before: null, after: `${"a".repeat(199)}…` } });
});

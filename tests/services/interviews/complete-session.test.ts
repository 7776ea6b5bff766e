import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { completeSession } from "@/lib/services/interviews/complete-session";
import { requireStudy } from "@/lib/services/studies/require-study";
import { begun, runningStudy } from "@/tests/support/data/participation";

test("a session is completed once: a second time changes nothing and announces nothing", async () => {
  const { ctx, link, study } = await runningStudy();
  await begun(link);
  const where = { studyId: study.id };
  const { id: sessionId, participantId } = await db().studySession.findFirstOrThrow({ where });
  const completion = { study: await requireStudy(ctx, study.id), sessionId, participantId };
  const complete = () => transaction(ctx, (tx) => completeSession(tx, ctx, completion));
  expect(await complete()).toEqual({ places: 1 });
  const once = await db().studySession.findFirst({ where });
  const events = () => db().outboxEvent.count({ where: { workspaceId: ctx.workspaceId } });
  const announced = await events();
  expect(await complete()).toBeNull();
  expect(await db().studySession.findFirst({ where })).toEqual(once);
  expect(await events()).toBe(announced);
});

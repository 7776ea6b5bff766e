import { expect, test } from "vitest";
import { POST as resumeStudy } from "@/app/api/studies/[id]/resume/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { schedule } from "@/lib/services/workspaces/deletion/schedule";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makeSession } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";

const NAME = "Test workspace";
const HOLD = "SELECT 1 FROM study WHERE id = $1 FOR NO KEY UPDATE";
const SOON = "UPDATE workspace SET deletion_at = now() + interval '30 days' WHERE id = $1";

async function paused() {
  const caller = await makeCaller({ plan: "scale" });
  return { ...caller, study: await makeStudy(caller.person, { status: "paused" }) };
}
const statusOf = async (id: string) => (await db().study.findUniqueOrThrow({ where: { id } })).status;

test.each(["key", "session"] as const)(
  "a change by %s that was let in before the workspace was scheduled for deletion is refused after it",
  async (by) => {
    const { person, workspace, key, study } = await paused();
    const who = by === "key" ? { key } : { session: await makeSession(person) };
    const other = await otherCaller();
    await other.run(HOLD, [study.id]);
    const resumed = call(resumeStudy, { ...who, params: { id: study.id }, isWatched: true });
    await other.waitedFor();
    await other.run(SOON, [workspace.id]);
    await other.commit();
    const { status, json } = await resumed;
    expect({ status, message: json.error.message }).toEqual({
      status: 403,
      message: expect.stringContaining("scheduled for deletion"),
    });
    expect(await statusOf(study.id)).toBe("paused");
  },
);

test("a study that somebody is just resuming while the deletion is scheduled is paused again", async () => {
  const { ctx, study } = await paused();
  const other = await otherCaller();
  await other.run("UPDATE study SET status = 'running' WHERE id = $1", [study.id]);
  const scheduled = schedule(ctx, NAME);
  await other.waitedFor();
  await other.commit();
  await scheduled;
  expect(await statusOf(study.id)).toBe("paused");
});

test("a payment that somebody is just beginning while the deletion is scheduled comes first", async () => {
  const { ctx, workspace, study } = await paused();
  const other = await otherCaller();
  await other.run(HOLD, [study.id]);
  await other.run(
    `INSERT INTO charge (id, workspace_id, study_id, kind, service, customer_reference, card_reference, description,
                         amount_cents, updated_at)
     VALUES ($1, $2, $3, 'launch', 'sandbox', 'cus_x', 'card_x', 'x', 1, now())`,
    [newId("charge"), workspace.id, study.id],
  );
  const scheduled = schedule(ctx, NAME);
  await other.waitedFor();
  const refused = expect(scheduled).rejects.toThrow("A payment for this is in progress");
  await other.commit();
  await refused;
});

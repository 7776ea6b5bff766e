import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { publish } from "@/lib/services/studies/publish";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { drivenSandbox } from "@/tests/support/stand-ins/payment-services";

test("whoever waits while somebody else pays for the launch gets that payment, and pays nothing", async () => {
  const sandbox = await drivenSandbox();
  await sandbox.within(async () => {
    const { person, ctx } = await makeCaller();
    const { workspaceId } = ctx;
    const study = await makeStudy(person);
    await sandbox.saveCard(workspaceId, "pays");
    const other = await otherCaller();
    await other.run("UPDATE study SET status = 'running' WHERE id = $1", [study.id]);
    const second = publish(ctx, study.id, {});
    await other.waitedFor();
    const id = newId("charge");
    const of = { service: "sandbox", customerReference: "cus_1", kind: "launch", description: "Launch" };
    await db().charge.create({
      data: { id, workspaceId, studyId: study.id, ...of, amountCents: 33_00, status: "paid" },
    });
    await other.commit();
    expect(await second).toMatchObject({ study: { status: "running" }, charge: { id, status: "paid" } });
    expect(await db().charge.count({ where: { workspaceId } })).toBe(1);
  });
});

import { expect, test } from "vitest";
import { create as invite } from "@/lib/services/invitations/create";
import { lookUp } from "@/lib/services/participants/look-up";
import { tokenOf } from "@/lib/services/participants/token";
import { get } from "@/lib/services/studies/get";
import { list } from "@/lib/services/studies/list";
import { snapshotOf } from "@/lib/services/studies/record";
import { makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";

test("nobody takes part in a Swarm study: its link leads nowhere, nobody is invited, and v1 doesn't know it", async () => {
  const { person, ctx } = await makeCaller();
  const study = await makeSwarmStudy(person, "https://93.184.216.34/", {});
  const caller = { requestId: "req_test", address: null };
  await expect(lookUp(caller, tokenOf("study", study.id))).rejects.toMatchObject({ kind: "not_found" });
  const asked = invite(ctx, study.id, { invitations: [{ email: "someone@people.test" }] });
  await expect(asked).rejects.toMatchObject({ kind: "conflict" });
  const whole = await get(ctx, study.id);
  expect(() => snapshotOf(whole)).toThrow("Study not found.");
  expect((await list(ctx, { limit: 10, tests: true })).items).toEqual([]);
  expect((await list(ctx, { limit: 10, type: "swarm" })).items.map(({ id }) => id)).toEqual([study.id]);
});

import { beforeAll, expect, test } from "vitest";
import { GET as getAudience, PUT as putAudience } from "@/app/v1/engage/tests/[id]/audience/route";
import { POST as invite, GET as listInvitations } from "@/app/v1/engage/tests/[id]/invitations/route";
import { POST as publish } from "@/app/v1/engage/tests/[id]/publish/route";
import { GET as getEngage } from "@/app/v1/engage/tests/[id]/route";
import { GET as getScreener, PUT as putScreener } from "@/app/v1/engage/tests/[id]/screener/route";
import { GET as listSessions } from "@/app/v1/engage/tests/[id]/sessions/route";
import { GET as listResponses } from "@/app/v1/tests/[id]/responses/route";
import { GET as getTest } from "@/app/v1/tests/[id]/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { storedStudies } from "@/tests/support/data/studies";
import { makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let study: Awaited<ReturnType<typeof makeSwarmStudy>>;
beforeAll(async () => {
  caller = await makeCaller();
  study = await makeSwarmStudy(caller.person, "https://shop.example");
});

test.each([
  ["GET /tests/{id}", getTest, undefined],
  ["GET /tests/{id}/responses", listResponses, undefined],
  ["GET /engage/tests/{id}", getEngage, undefined],
  ["GET /engage/tests/{id}/sessions", listSessions, undefined],
  ["GET /engage/tests/{id}/invitations", listInvitations, undefined],
  ["POST /engage/tests/{id}/invitations", invite, { email: "ana@example.com" }],
  ["GET /engage/tests/{id}/screener", getScreener, undefined],
  ["PUT /engage/tests/{id}/screener", putScreener, { questions: [] }],
  ["GET /engage/tests/{id}/audience", getAudience, undefined],
  ["PUT /engage/tests/{id}/audience", putAudience, { n_participants: 5 }],
  ["POST /engage/tests/{id}/publish", publish, {}],
] as const)("a Swarm study is no test: %s is 404, and nothing happens to it", async (_, route, body) => {
  const before = await storedStudies(caller.workspace.id);
  for (const id of [study.id, study.slug]) {
    const { status, json } = await call(route, { key: caller.key, params: { id }, body });
    expect([status, json.error]).toEqual([404, { code: "not_found", message: "Test not found." }]);
  }
  expect(await storedStudies(caller.workspace.id)).toEqual(before);
  expect(await db().swarmRun.count({ where: { studyId: study.id } })).toBe(0);
});

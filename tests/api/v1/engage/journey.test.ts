import { expect, test } from "vitest";
import { PUT as putAudience } from "@/app/v1/engage/tests/[id]/audience/route";
import { POST as publish } from "@/app/v1/engage/tests/[id]/publish/route";
import { PUT as putScreener } from "@/app/v1/engage/tests/[id]/screener/route";
import { POST as create } from "@/app/v1/engage/tests/route";
import { call } from "@/tests/support/call";
import { makeCaller } from "@/tests/support/factories";
import { drivenSandbox } from "@/tests/support/stand-ins/payment-services";

test("a script creates a test from a title, targets it, publishes it, and can no longer change it", async () => {
  const { key, person } = await makeCaller();
  await (await drivenSandbox()).saveCard(person.workspaceId, "pays");
  const made = await call(create, { key, body: { title: "Why do trial users leave checkout?" } });
  const draft = { key, params: { id: made.json.data.id } };

  const question = { type: "textInput", label: "What do you do?" };
  const refused = await call(putScreener, { ...draft, body: { questions: [question] } });
  expect([refused.status, refused.json.error.details]).toMatchObject([
    422,
    [{ path: "questions.0.selection_condition_ai" }],
  ]);
  const screener = { questions: [{ ...question, selection_condition_ai: "Works in design" }] };
  expect((await call(putScreener, { ...draft, body: screener })).status).toBe(200);

  const deadline = new Date(Date.now() + 86_400_000).toISOString();
  const audience = { locations: ["US-CA", "DE"], demographics: { age_min: 25, age_max: 45 }, reward: 20, deadline };
  expect((await call(putAudience, { ...draft, body: audience })).status).toBe(200);
  const unready = await call(publish, draft);
  expect([unready.status, unready.json.error.details]).toMatchObject([422, [{ path: "n_participants" }]]);
  expect((await call(putAudience, { ...draft, body: { ...audience, n_participants: 5 } })).status).toBe(200);

  const live = await call(publish, draft);
  expect([live.status, live.json.data]).toMatchObject([200, { id: made.json.data.id, status: "Live" }]);
  for (const [route, body] of [
    [putScreener, screener],
    [putAudience, audience],
    [publish, {}],
  ] as const)
    expect((await call(route, { ...draft, body })).json.error.code).toBe("validation_failed");
});

import { describe, expect, test } from "vitest";
import { WEBHOOK_EVENTS } from "@/lib/events/catalog";
import { documentedEvents } from "@/lib/events/documented-events";
import { V1_KINDS, WEBHOOK_KINDS } from "@/lib/events/webhook-kinds";
import { bodyOf } from "@/lib/services/webhooks/body-of";

describe.each(documentedEvents().map((event) => [event.kind, event] as const))("%s", (kind, { body, example }) => {
  test("has an example that matches its schema, field by field", () => {
    expect(body.parse(example)).toEqual(example);
  });

  test("is sent in exactly the documented form", () => {
    const createdAt = new Date("2026-11-20T09:30:00.000Z");
    const data = JSON.stringify(example.data);
    const event = { id: "evt_1", kind, sequence: 7n, workspaceId: "wsp_1", createdAt, data };
    const sent = JSON.parse(bodyOf(event));
    expect(body.parse(sent)).toEqual(sent);
    expect(Object.keys(sent)).toEqual(Object.keys(example));
  });
});

test("the v1 API has ten kinds, the app three more, and each has a schema", () => {
  expect([V1_KINDS.length, WEBHOOK_KINDS.length]).toEqual([10, 13]);
  expect(Object.keys(WEBHOOK_EVENTS).sort()).toEqual([...WEBHOOK_KINDS].sort());
});

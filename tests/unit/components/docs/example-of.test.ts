import { expect, test } from "vitest";
import type { ApiDocument, Schema } from "@/components/docs/document";
import { exampleOf } from "@/components/docs/example-of";
import { exampleId } from "@/lib/core/example-id";

const text: Schema = { type: "string" };
const object = (...names: string[]): Schema => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const document = { components: { schemas: {} } } as unknown as ApiDocument;

test("an id has the prefix of its kind: everything a person made used to be made by a project", () => {
  const schema: Schema = {
    type: "object",
    properties: {
      created_by: { anyOf: [object("id", "name"), { type: "null" }] },
      participant: object("id"),
      participant_id: text,
      projectId: text,
      project: object("id", "name"),
      runId: text,
      claims: { type: "array", items: object("id") },
      questions: { type: "array", items: object("id") },
      questionId: text,
    },
  };
  expect(exampleOf(schema, document, "", "Study")).toEqual({
    created_by: { id: exampleId("user"), name: "Maya Okafor" },
    participant: { id: exampleId("participant") },
    participant_id: exampleId("participant"),
    projectId: exampleId("project"),
    project: { id: exampleId("project"), name: "Checkout and trial abandonment" },
    runId: exampleId("swarmRun"),
    claims: [{ id: exampleId("claim") }],
    questions: [{ id: "q1" }],
    questionId: "q1",
  });
});

import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { opening } from "@/lib/services/eva/opening";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, type Person } from "@/tests/support/factories";

const ANYWHERE = ["What frustrated people?", "What surprised people?", "What would people change?"];
const NOTHING = { hasWords: false, questions: [] };

let ctx: Context;
let person: Person;
beforeAll(async () => {
  ({ ctx, person } = await makeCaller({ plan: "team" }));
});

test("nothing is suggested until someone has said something", async () => {
  const study = await makeStudy(person);
  expect(await opening(ctx, {})).toEqual(NOTHING);
  expect(await opening(ctx, { studyId: study.id })).toEqual(NOTHING);
  const fileId = await addTranscript(ctx, [{ speaker: "Ana", text: "The invoice was wrong twice." }]);
  expect(await opening(ctx, {})).toEqual({ hasWords: true, questions: ANYWHERE });
  expect(await opening(ctx, { fileId })).toEqual({ hasWords: true, questions: ANYWHERE });
  expect(await opening(ctx, { studyId: study.id })).toEqual(NOTHING);
});

test("a study's own questions are suggested first, those of its warm-up last", async () => {
  const question = (id: string, text: string, kind: "open" | "number" = "open") => ({
    id,
    text,
    kind,
    required: true,
    probe: "light" as const,
  });
  const guide = {
    sections: [
      { id: "s1", title: "You", questions: [question("q1", "What do you do?")] },
      {
        id: "s2",
        title: "Paying",
        questions: [
          question("q2", "Take me through it."),
          question("q3", "How many people pay?", "number"),
          question("q4", "What got in your way? "),
        ],
      },
    ],
  };
  const study = await makeStudy(person, { guide, status: "running" });
  await addSession(ctx, study, [{ questionId: "q4", text: "The form had no field for the tax number." }]);
  expect(await opening(ctx, { studyId: study.id })).toEqual({
    hasWords: true,
    questions: ["What got in your way?", "What do you do?", ANYWHERE[0]],
  });
});

test("what Eva does not read counts as nothing said", async () => {
  const study = await makeStudy(person, { status: "running" });
  const given = [{ questionId: "q2", text: "Nothing did." }];
  await addSession(ctx, study, given, { session: { qualityRating: "flagged" } });
  await addSession(ctx, study, given, { session: { excludedAt: new Date() } });
  expect(await opening(ctx, { studyId: study.id })).toEqual(NOTHING);
});

test("a project has what its files and studies have; a missing one is not found", async () => {
  const projectId = newId("project");
  await db().project.create({ data: { id: projectId, workspaceId: ctx.workspaceId, name: "Invoices" } });
  expect(await opening(ctx, { projectId })).toEqual(NOTHING);
  await addTranscript(ctx, [{ speaker: "Ana", text: "It was late." }], { projectId });
  expect(await opening(ctx, { projectId })).toMatchObject({ hasWords: true });
  await expect(opening(ctx, { studyId: newId("study") })).rejects.toMatchObject({ kind: "not_found" });
});

import { expect, test } from "vitest";
import { whatHasWords } from "@/lib/services/reports/what-has-words";
import { makeInterviewed } from "@/tests/support/data/readouts";
import { projectWithTalk } from "@/tests/support/data/reports";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";

test("a report can be written where a file or a session has a transcript", async () => {
  const { ctx } = await makeCaller();
  const empty = await makeProject(ctx);
  expect(await whatHasWords(ctx)).toEqual({ hasWords: false, projectIds: new Set() });
  const { projectId } = await projectWithTalk(ctx);
  expect(await whatHasWords(ctx)).toEqual({ hasWords: true, projectIds: new Set([projectId]) });
  expect(projectId).not.toBe(empty);
});

test("sessions outside of every project are words, too", async () => {
  const { ctx, person } = await makeCaller();
  await makeInterviewed(person, 1);
  expect((await whatHasWords(ctx)).hasWords).toBe(true);
});

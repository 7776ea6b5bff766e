import { beforeEach, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { news } from "@/lib/services/home/news";
import { generated } from "@/tests/support/data/readouts";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const SAID = [{ questionId: "q2", text: "The form had no field for the tax number." }];

let person: Person;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeStudy>>;
beforeEach(async () => {
  person = await makePerson(await makeWorkspace());
  ctx = person.ctx;
  study = await makeStudy(person, { status: "running" });
});

const told = async (who: Context = ctx) => (await news(who)).map(({ kind, count }) => `${kind} ${count}`);
const ended = (days: number, more = {}) =>
  addSession(ctx, study, SAID, { session: { createdAt: ago(days), endedAt: ago(days), ...more } });

test("lists people who finished within a week, and nothing else that is over", async () => {
  expect(await told()).toEqual([]);
  await ended(1);
  await ended(3);
  await ended(8);
  await ended(2, { excludedAt: new Date() });
  await ended(2, { status: "in_progress", endedAt: null });
  expect(await news(ctx)).toEqual([
    {
      kind: "finished",
      studyId: study.id,
      studyTitle: study.title,
      count: 2,
      at: expect.stringMatching(/^\d{4}-.+Z$/),
    },
  ]);
});

test("what needs attention comes first, and observers don't see it", async () => {
  await ended(1);
  await generated(ctx, study.id);
  await ended(1, { qualityRating: "flagged" });
  await ended(-0.001);
  const { participantId } = await ended(1);
  await db().participant.update({ where: { id: participantId }, data: { status: "review" } });
  expect((await told()).toSorted()).toEqual(["doubtful 1", "finished 4", "readout 1", "review 1", "unread 1"]);
  expect((await told()).slice(0, 3).toSorted()).toEqual(["doubtful 1", "review 1", "unread 1"]);
  const observer = await makePerson({ id: ctx.workspaceId, plan: "team" }, "observer");
  expect((await told(observer.ctx)).toSorted()).toEqual(["finished 4", "readout 1"]);
});

test("another workspace's studies aren't listed", async () => {
  await ended(1);
  const other = await makePerson(await makeWorkspace());
  expect(await told(other.ctx)).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { GET as STATS } from "@/app/api/studies/[id]/stats/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

describe("GET /api/studies/:id/stats", () => {
  test("is all zeros for a draft", async () => {
    const { key, person } = await makeCaller();
    const { id } = await makeStudy(person);
    const { json } = await call(STATS, { key, params: { id } });
    expect(json).toEqual({
      invited: 0,
      opened: 0,
      consented: 0,
      screenedOut: 0,
      review: 0,
      qualified: 0,
      booked: 0,
      inProgress: 0,
      completed: 0,
      flagged: 0,
      excluded: 0,
      target: 3,
      placesLeft: 3,
      medianDurationSeconds: null,
      completionRate: null,
      perDay: [],
      nextSession: null,
    });
  });

  test("counts everyone at the step they reached, and places as they are given out", async () => {
    const { key, person } = await makeCaller();
    const { workspaceId } = person;
    const { id: studyId } = await makeStudy(person, { status: "running", targetParticipants: 10 });
    const now = new Date();
    const soon = new Date(now.getTime() + 3_600_000);
    let number = 0;
    const join = async (status: string, session?: object, held?: Date) => {
      const id = newId("participant");
      await db().participant.create({
        data: {
          id,
          workspaceId,
          studyId,
          number: ++number,
          status,
          source: "link",
          ...(status !== "opened" && { consentedAt: now }),
          ...(held && { placeHeldUntil: held }),
          ...(session && {
            studySession: {
              create: { id: newId("session"), workspaceId, studyId, startedAt: now, ...session },
            },
          }),
        },
      });
      return id;
    };
    const done = (durationSeconds: number, more = {}) => ({
      status: "completed",
      endedAt: now,
      durationSeconds,
      ...more,
    });
    await join("opened");
    await join("consented");
    await join("screened_out");
    await join("review");
    await join("qualified");
    await join("full");
    await join("in_progress", { status: "in_progress" }, soon);
    await join("in_progress", { status: "in_progress" }, new Date(now.getTime() - 1_000));
    await join("completed", done(100));
    await join("completed", done(300, { qualityRating: "flagged" }));
    await join("completed", done(9_000, { excludedAt: now, qualityRating: "flagged" }));
    const booked = await join("booked", undefined, soon);
    const slot = { workspaceId, studyId, startsAt: soon, endsAt: new Date(soon.getTime() + 60_000) };
    await db().slot.create({ data: { id: newId("slot"), ...slot, participantId: booked, bookedAt: now } });
    await db().invitation.create({ data: { id: newId("invitation"), workspaceId, studyId, email: "a@b.test" } });
    const gone = { email: "c@d.test", status: "cancelled" };
    await db().invitation.create({ data: { id: newId("invitation"), workspaceId, studyId, ...gone } });

    const { json } = await call(STATS, { key, params: { id: studyId } });
    const { perDay, nextSession, ...numbers } = json;
    expect(numbers).toEqual({
      invited: 1,
      opened: 12,
      consented: 11,
      screenedOut: 1,
      review: 1,
      qualified: 8,
      booked: 1,
      inProgress: 2,
      completed: 2,
      flagged: 1,
      excluded: 1,
      target: 10,
      placesLeft: 6,
      medianDurationSeconds: 200,
      completionRate: 0.6,
    });
    expect(perDay).toEqual([{ day: now.toISOString().slice(0, 10), started: 5, completed: 2 }]);
    expect(nextSession).toMatchObject({
      participantId: booked,
      label: "P12",
      startsAt: soon.toISOString(),
      meetingUrl: null,
    });
  });
});

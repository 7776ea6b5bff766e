import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { CALLS_PER_MINUTE } from "@/lib/services/participants/calls";
import { lookUp } from "@/lib/services/participants/look-up";
import { start } from "@/lib/services/participants/start";
import { readToken, tokenOf } from "@/lib/services/participants/token";
import { withdraw } from "@/lib/services/participants/withdraw";
import { caller, joined, runningStudy } from "@/tests/support/data/participation";
import { otherCaller } from "@/tests/support/other-caller";
import { withSettings } from "@/tests/support/settings";

describe("a token", () => {
  const id = newId("participant");
  test("says what it was made of, and can't be forged", async () => {
    const token = tokenOf("participant", id);
    expect(readToken(token)).toEqual({ kind: "participant", id });
    const changed = [...token].map(
      (letter, at) => token.slice(0, at) + (letter === "a" ? "b" : "a") + token.slice(at + 1),
    );
    for (const other of [...changed, "", `${token}a`, token.slice(1), token.toUpperCase(), `s${token.slice(1)}`])
      if (other !== token) expect(readToken(other)).toBeNull();
  });

  test("from another installation is invalid", async () => {
    const token = tokenOf("participant", id);
    await withSettings({ APP_SECRET: "another-secret-of-32-characters-or-more" }, async () =>
      expect(readToken(token)).toBeNull(),
    );
  });

  test("that is wrong, and one whose study is gone, get the same friendly response", async () => {
    const gone = lookUp(caller(), tokenOf("study", newId("study")));
    await expect(gone).rejects.toMatchObject({
      kind: "not_found",
      message: expect.stringMatching(/^This link does not/),
    });
    await expect(lookUp(caller(), "x")).rejects.toMatchObject({ message: await gone.catch((error) => error.message) });
  });
});

describe("starting", () => {
  test("numbers participants in order, however many come at once", async () => {
    const { link, study } = await runningStudy();
    await Promise.all(Array.from({ length: 20 }, () => start(caller(), link, {})));
    const rows = await db().participant.findMany({ where: { studyId: study.id }, orderBy: { number: "asc" } });
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  test("while the study is deleted gets the response of a link whose study is gone", async () => {
    const { link, study } = await runningStudy();
    const beside = await otherCaller();
    await beside.run("SELECT 1 FROM study WHERE id = $1 FOR UPDATE", [study.id]);
    const starting = start(caller(), link, {}).catch((error: unknown) => error);
    await beside.waitedFor();
    await beside.run("DELETE FROM study WHERE id = $1", [study.id]);
    await beside.commit();
    expect(await starting).toMatchObject({ kind: "not_found", message: expect.stringMatching(/^This link does not/) });
  });

  test("from one invitation is one participant, even many times at once", async () => {
    const { study, workspace } = await runningStudy();
    const id = newId("invitation");
    await db().invitation.create({
      data: { id, workspaceId: workspace.id, studyId: study.id, email: "ada@people.test", name: "Ada", status: "sent" },
    });
    const link = tokenOf("invitation", id);
    expect(await lookUp(caller(), link)).toMatchObject({ step: "consent", participant: null });
    const views = await Promise.all(Array.from({ length: 10 }, () => start(caller(), link, {})));
    expect(new Set(views.map(({ token }) => token)).size).toBe(1);
    expect(await db().participant.findMany({ where: { studyId: study.id } })).toMatchObject([
      { source: "invitation", email: "ada@people.test", name: "Ada" },
    ]);
    expect((await lookUp(caller(), link)).token).toBe(views[0]?.token);
  });

  test("in the same browser is the same participant, in another study a new one", async () => {
    const [one, other] = [await runningStudy(), await runningStudy()];
    const { token } = await start(caller(), one.link, {});
    expect((await start(caller(), one.link, { resume: token })).token).toBe(token);
    expect((await start(caller(), other.link, { resume: token })).token).not.toBe(token);
    expect((await start(caller(), one.link, { resume: "nonsense" })).token).not.toBe(token);
  });

  test("in the same browser again, after deleting everything, is a new participant", async () => {
    const { link } = await runningStudy();
    const { token } = await start(caller(), link, {});
    await withdraw(caller(), token);
    const again = await start(caller(), link, { resume: token });
    expect([again.token === token, again.step]).toEqual([false, "consent"]);
  });

  test("in the same browser creates nobody new when it can't be determined who it was", async () => {
    const { link, study } = await runningStudy();
    const { token } = await start(caller(), link, {});
    const starts = Array.from({ length: CALLS_PER_MINUTE.token * 2 + 30 }, () =>
      start(caller(), link, { resume: token }).catch((error) => error),
    );
    const refused = (await Promise.all(starts)).filter((answer) => answer.kind === "rate_limited");
    expect(refused.length).toBeGreaterThan(0);
    expect(await db().participant.count({ where: { studyId: study.id } })).toBe(1);
  });

  test("as someone sent by a recruiting service requires a recruitment", async () => {
    const { link, study } = await runningStudy();
    await start(caller(), link, { prolificId: "a".repeat(24) });
    expect(await db().participant.findFirst({ where: { studyId: study.id } })).toMatchObject({
      source: "link",
      externalId: null,
    });
  });

  describe("in a study that a service recruits for", () => {
    const prolificId = "5f1e2d3c4b5a697887766554";
    async function recruited() {
      const made = await runningStudy();
      const { id: studyId, workspaceId } = made.study;
      const data = { studyId, workspaceId, service: "prolific", places: 9, completionCode: "C0DE" };
      await db().recruitment.create({ data });
      return made;
    }

    test("one visit is one participant, even many times at once", async () => {
      const { link, study } = await recruited();
      const visit = { prolificId, prolificSessionId: "visit1" };
      const views = await Promise.all(Array.from({ length: 6 }, () => start(caller(), link, visit)));
      expect(new Set(views.map(({ token }) => token)).size).toBe(1);
      expect(await db().participant.findMany({ where: { studyId: study.id } })).toMatchObject([
        { source: "prolific", externalId: prolificId, externalSession: "visit1" },
      ]);
    });

    test("someone's id alone, which many know, leads to nobody's answers", async () => {
      const { link, study } = await recruited();
      const { token } = await start(caller(), link, { prolificId, prolificSessionId: "visit1" });
      const guessed = { prolificId, prolificSessionId: "visit2" };
      const others = [await start(caller(), link, { prolificId }), await start(caller(), link, guessed)];
      expect(others.map((other) => other.token)).not.toContain(token);
      // Someone who used an id first doesn't keep out the person who was sent with it.
      expect((await start(caller(), link, guessed)).token).toBe(others[1]?.token);
      const renamed = { ...guessed, prolificId: "0".repeat(24) };
      expect((await start(caller(), link, renamed)).token).toBe(others[1]?.token);
      const rows = await db().participant.findMany({ where: { studyId: study.id }, orderBy: { number: "asc" } });
      expect(rows.map(({ source, externalId, externalSession }) => [source, externalId, externalSession])).toEqual([
        ["prolific", prolificId, "visit1"],
        ["prolific", null, null],
        ["prolific", null, "visit2"],
      ]);
    });

    test("made-up ids can't start more often from one network than none", async () => {
      const { link } = await recruited();
      const made = (at: number) => ({ prolificId: at.toString(16).padStart(24, "0"), prolificSessionId: `visit${at}` });
      const starts = Array.from({ length: CALLS_PER_MINUTE.starts * 3 }, (_, at) =>
        start(caller("192.0.2.77"), link, made(at)).catch((error) => error),
      );
      const refused = (await Promise.all(starts)).filter((answer) => answer.kind === "rate_limited");
      // The minute may change while they are made.
      expect(refused.length).toBeGreaterThanOrEqual(CALLS_PER_MINUTE.starts);
    });
  });

  test("records a repeated browser and address, without storing either", async () => {
    const { link, study } = await runningStudy();
    const userAgent = "A browser/1.0";
    for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) await start(caller(address), link, { userAgent });
    const rows = await db().participant.findMany({ where: { studyId: study.id }, orderBy: { number: "asc" } });
    const [one, two, three] = rows.map(({ clientHash }) => Buffer.from(clientHash ?? []).toString("hex"));
    expect([one === two, one === three, one?.length]).toEqual([true, false, 64]);
  });

  test.each([
    ["draft", "draft"],
    ["paused", "paused"],
    ["ended", "ended"],
  ] as const)("a study that is %s makes nobody", async (status, reason) => {
    const { link, study } = await runningStudy({ status });
    expect(await start(caller(), link, {})).toMatchObject({ step: "closed", reason, participant: null });
    expect(await db().participant.count({ where: { studyId: study.id } })).toBe(0);
  });
});

test("a link that is used too fast has to wait, and others don't", async () => {
  const { link } = await runningStudy();
  const [mine, theirs] = [await joined(link), await joined(link)];
  const calls = Array.from({ length: CALLS_PER_MINUTE.token + 30 }, () =>
    lookUp(caller(), mine).catch((error) => error),
  );
  const refused = (await Promise.all(calls)).filter((answer) => answer.kind === "rate_limited");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0].extra.retryAfterSeconds).toBe(60);
  expect((await lookUp(caller(), theirs)).step).toBe("ready");
});

test("one network can start only so often in a study through its public link", async () => {
  const { link, study } = await runningStudy();
  const starts = Array.from({ length: CALLS_PER_MINUTE.starts * 3 }, () =>
    start(caller("192.0.2.9"), link, {}).catch((error) => error),
  );
  const refused = (await Promise.all(starts)).filter((answer) => answer.kind === "rate_limited");
  // The minute may change while they are made.
  expect(refused.length).toBeGreaterThanOrEqual(CALLS_PER_MINUTE.starts);
  expect(await db().participant.count({ where: { studyId: study.id } })).toBe(starts.length - refused.length);
  expect((await start(caller("192.0.2.10"), link, {})).step).toBe("consent");
});

test("nobody learns about other participants", async () => {
  const { link } = await runningStudy();
  const first = await joined(link);
  const second = await joined(link);
  expect(JSON.stringify(await lookUp(caller(), second))).not.toContain(first.slice(1, 27));
  await withdraw(caller(), first);
  expect((await lookUp(caller(), second)).step).toBe("ready");
});

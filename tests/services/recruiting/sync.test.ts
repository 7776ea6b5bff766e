import { afterEach, describe, expect, test } from "vitest";
import { ANYONE } from "@/lib/core/study/audience";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { participationUrl } from "@/lib/services/participants/token";
import { channels } from "@/lib/services/recruiting/channels";
import { request } from "@/lib/services/recruiting/request";
import { extend } from "@/lib/services/studies/extend";
import type { StudyRecord } from "@/lib/services/studies/record";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { makeSubmission, prolificStudy } from "./prolific-study";

const open: Awaited<ReturnType<typeof prolificStudy>>["service"][] = [];
afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
});

const setUp = async (...given: Parameters<typeof prolificStudy>) => {
  const made = await prolificStudy(...given);
  open.push(made.service);
  return made;
};

describe("recruiting through Prolific", () => {
  test("is unavailable without an account there, and says who can connect one in a researcher’s words", async () => {
    const person = await makePerson(await makeWorkspace());
    const study = await makeStudy(person);
    const { prolific, link } = await channels(person.ctx, study.id);
    expect(prolific).toMatchObject({
      available: false,
      state: "none",
      reason: expect.stringMatching(
        /^No Prolific account is connected\. Whoever runs this installation can connect one/,
      ),
    });
    expect(prolific.reason).not.toMatch(/[A-Z]_[A-Z]/);
    expect(link.url).toBe(participationUrl("study", study.id));
    await expect(request(person.ctx, study.id, {})).rejects.toMatchObject({
      kind: "conflict",
      message: prolific.reason,
    });
  });

  test("creates a draft there with our link, our code, the places and what can be filtered; the rest is reported", async () => {
    const audience = {
      ...ANYONE,
      locations: ["DE", "CZ", "FR"],
      demographics: {
        ...ANYONE.demographics,
        ageMin: 25,
        gender: "Female" as const,
        householdIncome: ["lt_25k" as const],
        employmentStatus: ["full_time" as const, "freelance" as const],
      },
    };
    const { study, ask, run, see, there, service } = await setUp({ audience });
    expect((await ask()).prolific).toMatchObject({ available: true, state: "waiting", places: 3 });
    expect(await run()).toBe("done");
    const [made, ...more] = there();
    expect(more).toEqual([]);
    const { completionCode } = await db().recruitment.findUniqueOrThrow({ where: { studyId: study.id } });
    expect(made).toMatchObject({
      status: "UNPUBLISHED",
      internal_name: `Earshot ${study.id}`,
      external_study_url: `${participationUrl("study", study.id)}?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}`,
      prolific_id_option: "url_parameters",
      completion_codes: [{ code: completionCode, code_type: "COMPLETED", actions: [{ action: "MANUALLY_REVIEW" }] }],
      total_available_places: 3,
      estimated_completion_time: 20,
      reward: 500,
      filters: [
        { filter_id: "current-country-of-residence", selected_values: ["3", "2"] },
        { filter_id: "age", selected_range: { lower: 25, upper: 100 } },
        { filter_id: "gender", selected_values: ["1"] },
        { filter_id: "employment-status", selected_values: ["0"] },
      ],
    });
    expect(service.calls.every(({ authorization }) => authorization === "Token test-token")).toBe(true);
    const seen = await see();
    expect(seen).toMatchObject({ state: "draft", error: null, url: expect.stringContaining(made?.id ?? "?") });
    expect(seen.unmapped).toEqual([
      "Prolific has no participants in France.",
      "Prolific can't filter by employment “freelance”. Ask for it in the screener.",
      "Prolific can't filter by household income in these steps. Ask for it in the screener.",
    ]);
  });

  test("states narrow only an audience in the United States alone", async () => {
    const alone = await setUp({ audience: { ...ANYONE, locations: ["US-CA", "US-NY"] } });
    await alone.ask();
    await alone.run();
    expect(alone.there()[0]?.filters).toEqual([
      { filter_id: "current-country-of-residence", selected_values: ["1"] },
      { filter_id: "current-us-state", selected_values: ["4", "8"] },
    ]);
    const mixed = await setUp({ audience: { ...ANYONE, locations: ["US-CA", "DE"] } });
    await mixed.ask();
    await mixed.run();
    expect(mixed.there()[0]?.filters).toEqual([
      { filter_id: "current-country-of-residence", selected_values: ["1", "3"] },
    ]);
    expect((await mixed.see()).unmapped[0]).toContain("whole United States, not only in California");
    const nowhere = await setUp({ audience: { ...ANYONE, locations: ["FR"] } });
    await nowhere.ask();
    expect(await nowhere.run()).toBe("refused");
    expect(nowhere.there()).toEqual([]);
    expect(await nowhere.see()).toMatchObject({
      state: "failed",
      error: expect.stringContaining("no participants in the audience's countries"),
    });
  });

  test("follows the study: published with its newest text when it runs, paused, started and stopped with it", async () => {
    const { study, ask, run, set, there, see } = await setUp();
    await ask(2);
    await run();
    await db().study.update({ where: { id: study.id }, data: { title: "A better title", status: "running" } });
    const states = [];
    for (const status of ["running", "paused", "running", "ended"] as const) {
      await set(status);
      await run();
      await run();
      states.push([there()[0]?.status, (await see()).state]);
    }
    expect(states).toEqual([
      ["ACTIVE", "active"],
      ["PAUSED", "paused"],
      ["ACTIVE", "active"],
      ["AWAITING REVIEW", "ended"],
    ]);
    expect(there()).toMatchObject([{ name: "A better title", total_available_places: 2 }]);
  });

  test("gets as many more places as participants are added, once, even if the response is lost or refused first", async () => {
    let fault: "lost" | { status: number; body: object } | undefined;
    const isRaise = ({ method, body }: { method: string; body: Record<string, unknown> }) =>
      method === "PATCH" && Object.keys(body).length === 1;
    const { study, person, ask, run, set, there, see, service } = await setUp(
      { status: "running" },
      { fault: (call) => (isRaise(call) ? fault : undefined) },
    );
    await ask(2);
    await run();
    const raise = async (to: number, from: number) => {
      const locked = { ...study, status: "running" } as unknown as StudyRecord;
      const paid = { from, to, chargeId: "chg_1", amountCents: 1, requestedById: person.id };
      await transaction(person.ctx, (tx) => extend(tx, person.ctx, locked, paid));
    };
    await raise(5, 3);
    fault = { status: 400, body: { error: { detail: "Your balance is too low." } } };
    expect(await run()).toBe("done");
    expect(await see()).toMatchObject({
      state: "active",
      places: 4,
      error: expect.stringContaining("balance is too low"),
    });
    fault = "lost";
    await expect(run()).rejects.toMatchObject({ kind: "unavailable" });
    fault = undefined;
    await run();
    await run();
    expect(there()).toMatchObject([{ status: "ACTIVE", total_available_places: 4 }]);
    expect(await see()).toMatchObject({ state: "active", error: null });
    expect(service.calls.filter(isRaise)).toHaveLength(2);
    await set("paused");
    await raise(6, 5);
    await run();
    expect(there()).toMatchObject([{ status: "PAUSED", total_available_places: 5 }]);
    await set("ended");
    await run();
    await set("running");
    await raise(7, 6);
    await run();
    expect(await see()).toMatchObject({ state: "ended", error: expect.stringContaining("stopped") });
  });

  test("creates one study there even if the response is lost, or several work on it at once", async () => {
    let lost = false;
    const fault = ({ method, path }: { method: string; path: string }) => {
      if (lost || method !== "POST" || path !== "/studies") return undefined;
      lost = true;
      return "lost" as const;
    };
    const { ask, run, there, see, set } = await setUp({}, { fault });
    await set("running");
    await ask();
    await expect(run()).rejects.toMatchObject({ kind: "unavailable" });
    expect(there()).toHaveLength(1);
    expect((await see()).error).toContain("tried again");
    // A call during another's work is told so; one after it finds everything done.
    expect(await Promise.all([run(), run(), run()])).toContain("done");
    expect(there()).toMatchObject([{ status: "ACTIVE" }]);
  });

  test("retries what may be temporary, and reports what Prolific refuses until somebody asks again", async () => {
    let status = 503;
    const fault = ({ path, method }: { path: string; method: string }) =>
      status && method === "POST" && path === "/studies"
        ? { status, body: { error: { detail: { balance: ["Not enough money."] } } } }
        : undefined;
    const { ask, run, see, there } = await setUp({}, { fault });
    await ask();
    await expect(run()).rejects.toMatchObject({ kind: "unavailable" });
    expect((await see()).state).toBe("waiting");
    status = 400;
    expect(await run()).toBe("refused");
    expect(await see()).toMatchObject({ state: "failed", error: "Prolific refused this: balance : Not enough money." });
    status = 0;
    await run();
    expect(there()).toEqual([]);
    await ask();
    await run();
    expect(await see()).toMatchObject({ state: "draft", error: null });
  });

  test("needs a reward and a target, at most as many places, and no booked times", async () => {
    const poor = await setUp({ rewardCents: null });
    await expect(poor.ask()).rejects.toThrow("needs a reward");
    const live = await setUp({ type: "live-interview" });
    await expect(live.ask()).rejects.toThrow("booked time");
    const small = await setUp();
    await expect(small.ask(4)).rejects.toMatchObject({ kind: "invalid", extra: { problems: [{ path: "places" }] } });
    const observer = await makePerson({ id: small.study.workspaceId, plan: "pro" }, "observer");
    await expect(request(observer.ctx, small.study.id, {})).rejects.toMatchObject({ kind: "forbidden" });
  });
});

test("of two processes only one talks to Prolific, until the other has certainly died", async () => {
  const { study, ask, run, there } = await setUp();
  await ask();
  const claimed = (claimedAt: Date) => db().recruitment.update({ where: { studyId: study.id }, data: { claimedAt } });
  await claimed(new Date());
  expect([await run(), there()]).toEqual(["busy", []]);
  await claimed(new Date(Date.now() - 6 * 60_000));
  expect([await run(), there().length]).toEqual(["done", 1]);
});

describe("submissions", () => {
  test("are approved a day after a good session and rejected when a person excludes one, each once", async () => {
    const { study, person, ask, run, see, service } = await setUp({ status: "running" });
    await ask();
    await run();
    const excluded = { excludedAt: new Date(), excludedById: person.id };
    const good = await makeSubmission(study, {});
    const fresh = await makeSubmission(study, {}, 0.5);
    const flagged = await makeSubmission(study, { qualityRating: "flagged" });
    const bad = await makeSubmission(
      study,
      { ...excluded, excludedReason: "Only single words.", qualityReasons: [{ kind: "speeding" }] },
      0.1,
    );
    const unread = await makeSubmission(study, { analysedAt: null });
    // Nobody goes unpaid because of what a program thinks of their answers.
    const byProgram = await makeSubmission(study, { excludedAt: new Date() });
    await run();
    await run();
    expect(service.submissions.get(good)?.status).toBe("APPROVED");
    expect(service.submissions.get(bad)).toMatchObject({ status: "REJECTED", rejection_category: "TOO_QUICKLY" });
    expect(String(service.submissions.get(bad)?.message)).toContain("Only single words.");
    for (const waiting of [fresh, flagged, unread, byProgram]) expect(service.submissions.has(waiting)).toBe(false);
    const told = service.calls.filter(({ method, path }) => method === "POST" && path.startsWith("/submissions/"));
    expect(told).toHaveLength(2);
    expect(await see()).toMatchObject({ participants: 6, approved: 1, rejected: 1 });
    const rewards = await db().participant.findMany({ where: { studyId: study.id }, orderBy: { number: "asc" } });
    expect(rewards.map(({ rewardStatus }) => rewardStatus)).toEqual([
      "paid",
      "queued",
      "queued",
      "none",
      "queued",
      "queued",
    ]);
    // What Prolific was told can't be taken back there, whatever is decided here later.
    await db().studySession.updateMany({ where: { participant: { externalSession: good } }, data: excluded });
    await run();
    expect(await see()).toMatchObject({ approved: 1, rejected: 1 });
  });

  test("leave a reward as it is that was settled in another way", async () => {
    const { study, person, ask, run } = await setUp({ status: "running" });
    await ask();
    await run();
    await makeSubmission(study, {});
    await makeSubmission(study, { excludedAt: new Date(), excludedById: person.id });
    const rewards = () => db().participant.findMany({ where: { studyId: study.id }, orderBy: { number: "asc" } });
    for (const [at, rewardStatus] of ["none", "paid"].entries())
      await db().participant.updateMany({ where: { studyId: study.id, number: at + 1 }, data: { rewardStatus } });
    await run();
    expect((await rewards()).map(({ rewardStatus }) => rewardStatus)).toEqual(["none", "paid"]);
  });

  test("to another study of the account aren't decided here, whatever a visitor's address says", async () => {
    const { study, person, ask, run, see, service } = await setUp({ status: "running" });
    await ask();
    await run();
    const [own, paid, refused] = [
      await makeSubmission(study, {}),
      await makeSubmission(study, {}),
      await makeSubmission(study, { excludedAt: new Date(), excludedById: person.id }),
    ];
    for (const id of [paid, refused]) service.elsewhere.set(id, "60aca280709ee40ec37d4885");
    await run();
    await run();
    expect([...service.submissions.keys()]).toEqual([own]);
    expect(await see()).toMatchObject({ approved: 1, rejected: 0 });
    const decisions = await db().recruitmentDecision.findMany({ where: { studyId: study.id, toldAt: null } });
    expect(decisions.map(({ error }) => error)).toEqual(Array(2).fill(expect.stringContaining("another study")));
  });

  test("are reported again if the response is lost; what Prolific refuses doesn't stop the others", async () => {
    let index = 0;
    const fault = ({ method, path }: { method: string; path: string }) => {
      if (method !== "POST" || !path.startsWith("/submissions/")) return undefined;
      index += 1;
      if (index === 1) return "lost" as const;
      return index === 2 ? { status: 400, body: { error: { detail: "Not awaiting review." } } } : undefined;
    };
    const { study, ask, run, service } = await setUp({ status: "running" }, { fault });
    await ask();
    await run();
    const [first, second] = [await makeSubmission(study, {}), await makeSubmission(study, {})];
    await expect(run()).rejects.toMatchObject({ kind: "unavailable" });
    await run();
    const decisions = await db().recruitmentDecision.findMany({
      where: { studyId: study.id },
      orderBy: { createdAt: "asc" },
    });
    expect(decisions.filter(({ error }) => error === "Prolific refused this: Not awaiting review.")).toHaveLength(1);
    expect(decisions.filter(({ toldAt }) => toldAt)).toHaveLength(1);
    expect([first, second].filter((id) => service.submissions.has(id))).toHaveLength(2);
  });
});

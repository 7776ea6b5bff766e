import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { participantsCsv } from "@/lib/services/participants/participants-csv";
import { answersCsv } from "@/lib/services/studies/answers-csv";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller } from "@/tests/support/factories";

const screener = { questions: [{ id: "k1", type: "textInput", label: "Your job?", selectionConditionAi: "any" }] };

async function studied() {
  const caller = await makeCaller();
  const study = await makeStudy(caller.person, { status: "running", targetParticipants: 5, screener });
  const answers = [
    { questionId: "q1", text: "=The fee; it came late." },
    { questionId: "q2", text: "Nothing." },
  ];
  const ana = { name: "Ana Silva", email: "ana@people.test", rewardStatus: "queued" };
  const { sessionId } = await addSession(caller.ctx, study, answers, { participant: ana });
  await addSession(caller.ctx, study, answers, { participant: { status: "withdrawn" }, session: { answers: {} } });
  return { ...caller, study, sessionId };
}
const lines = (csv: string) => csv.replace("\uFEFF", "").trim().split("\r\n");

test("all finished sessions' answers are in one CSV, one column a question, safe for a spreadsheet", async () => {
  const { ctx, study, sessionId } = await studied();
  await exclude(ctx, study.id, sessionId, "A colleague.");
  const [head, withdrawn, first] = lines(await text((await answersCsv(ctx, study.slug)).rows));
  expect(head).toBe(
    "Participant,Quality,Reasons,Finished at,Length (s),Link,1. Tell me about the last time you paid for something online.,2. What got in your way?",
  );
  expect(withdrawn).toMatch(/^P2,withdrawn,/);
  expect(first).toMatch(/^P1,excluded,/);
  expect(first).toContain(`/studies/${study.id}/sessions/${sessionId}`);
  expect(first).toContain("'=The fee; it came late.");
});

test("the participants are in one CSV with what is due to them, by status if wanted", async () => {
  const { ctx, study } = await studied();
  const all = lines(await text((await participantsCsv(ctx, study.id, {})).rows));
  expect(all[0]).toMatch(/^Participant,Status,Name,Email,Came via,Reward,.*,Screener 1. Your job\?$/);
  expect(all).toHaveLength(3);
  expect(all[2]).toMatch(/^P1,completed,Ana Silva,ana@people.test,link,due,/);
  expect(lines(await text((await participantsCsv(ctx, study.id, { status: "withdrawn" })).rows))).toHaveLength(2);
  expect(lines(await text((await participantsCsv(ctx, study.id, { q: "silva" })).rows))).toHaveLength(2);
});

test("neither is there for another workspace, nor for a Swarm study", async () => {
  const { ctx, study, person } = await studied();
  const stranger = await makeCaller();
  const swarm = await makeStudy(person, { type: "swarm" });
  for (const csv of [
    () => answersCsv(stranger.ctx, study.id),
    () => participantsCsv(stranger.ctx, study.id, {}),
    () => answersCsv(ctx, swarm.id),
    () => participantsCsv(ctx, swarm.id, {}),
  ])
    await expect(csv()).rejects.toMatchObject({ kind: "not_found" });
});

test("the files are named after their study", async () => {
  const { ctx, study } = await studied();
  const [answers, participants] = [await answersCsv(ctx, study.id), await participantsCsv(ctx, study.id, {})];
  expect(answers.disposition).toContain(`filename="${study.title}, answers.csv"`);
  expect(participants.disposition).toContain(`filename="${study.title}, participants.csv"`);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ParticipantList } from "@/components/studies/participants/participant-list";
import type { Participant } from "@/components/studies/shapes";

const person = (id: string, rewardStatus: Participant["rewardStatus"]): Participant => ({
  id,
  label: id.toUpperCase(),
  source: "link",
  status: "completed",
  name: null,
  email: null,
  sessionId: null,
  screenerAnswers: [],
  rewardStatus,
  screenedOutReason: null,
  consentedAt: null,
  startedAt: null,
  endedAt: null,
  createdAt: "2026-11-01T09:00:00.000Z",
});

test("a reward is due or paid, in a column that only its heading calls rewards; without one nothing is said", () => {
  const participants = [person("p1", "queued"), person("p2", "paid"), person("p3", "none")];
  const page = renderToStaticMarkup(
    <ParticipantList studyId="std_1" participants={participants} canWrite={false} ended={false} mayFinish={false} />,
  );
  const rewards = page
    .split("<li")
    .slice(1)
    .map((row) => />Reward: <\/span>([^<]*)/.exec(row)?.[1] ?? null);
  expect(rewards).toEqual(["Due", "Paid", null]);
  expect(page.match(/>Reward</g)).toHaveLength(1);
});

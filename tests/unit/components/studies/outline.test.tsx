import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuestionSummary } from "@/components/studies/editor/guide/question-summary";
import { GuideOutline } from "@/components/studies/guide/guide-outline";
import { ParticipantList } from "@/components/studies/participants/participant-list";
import { participantWords } from "@/components/studies/participants/participant-words";

const options = ["Price", "Time", "Waste", "Taste", "Choice", "Something else"];
const asked = { required: true, probe: "none" } as const;

test("a launched guide shows every option after the kind of question, and what the ends of a scale mean", () => {
  const scale = { min: 0, max: 10, minLabel: "Very hard", maxLabel: "Very easy" };
  const questions = [
    { id: "q1", text: "What mattered?", kind: "single" as const, options, ...asked },
    { id: "q2", text: "How likely?", kind: "scale" as const, ...asked },
    { id: "q3", text: "How hard?", kind: "scale" as const, scale, ...asked, required: false },
  ];
  const guide = { sections: [{ id: "s1", title: "Why", questions }] };
  const page = renderToStaticMarkup(
    <GuideOutline study={{ type: "ai-curated-interview", guide, screener: { questions: [] } }} />,
  );
  expect(page).toContain(`One choice: ${options.join("; ")}`);
  expect(page).not.toContain("more");
  expect(page).toContain("Scale: 1 to 5");
  expect(page).toContain("Scale: 0 (Very hard) to 10 (Very easy) · Optional");
});

test("an Arabic option or condition in an English line doesn't change the places of what follows it", () => {
  const question = { id: "q1", text: "ما رأيك؟", kind: "single" as const, options: ["نعم", "No"], conditionAi: "يدفع" };
  const page = renderToStaticMarkup(
    <QuestionSummary question={{ ...question, required: false, probe: "none" }} probes={false} />,
  );
  expect(page).toContain("\u2068نعم\u2069; No");
  expect(page).toContain("Only if \u2068يدفع\u2069");
});

test("a participant with a name still shows the address that a reward goes to", () => {
  const person = {
    id: "par_1",
    label: "P1",
    status: "completed" as const,
    source: "link",
    name: "Ana Silva",
    email: "ana@people.test",
    consentedAt: null,
    screenerAnswers: [],
    screenedOutReason: null,
    sessionId: null,
    startedAt: null,
    endedAt: null,
    rewardStatus: "queued" as const,
    createdAt: "2026-11-26T20:00:00.000Z",
  };
  const page = renderToStaticMarkup(
    <ParticipantList studyId="std_1" participants={[person]} canWrite={false} ended={false} mayFinish />,
  );
  expect(page).toContain("Ana Silva");
  expect(page).toContain("mailto:ana@people.test");
});

test("whoever waited for a decision when the study ended isn’t called unfit, and nobody is in the middle of it anymore", () => {
  expect(participantWords({ status: "screened_out", screenedOutReason: "study_ended" }, false).label).toBe(
    "Study ended",
  );
  expect(participantWords({ status: "screened_out", screenedOutReason: "answers" }, false).label).toBe("Doesn’t fit");
  expect(participantWords({ status: "in_progress" }, true).label).toBe("In progress");
  expect(participantWords({ status: "in_progress" }, false).label).toBe("Not finished");
});

import { expect, test } from "vitest";
import { firstView, type Previewed, previewEngine } from "@/components/participant/engine/preview-engine";
import type { Guide } from "@/lib/core/study/guide";

const guide: Guide = {
  sections: [
    {
      id: "s1",
      title: "",
      questions: [
        { id: "q1", text: "Why did you leave?", kind: "open", required: true, probe: "light" },
        { id: "q2", text: "Which one?", kind: "multiple", required: false, options: ["A", "B"], probe: "none" },
      ],
    },
  ],
};
const previewed = (
  type: Previewed["study"]["type"],
  screener: Previewed["screener"] = { questions: [] },
): Previewed => ({
  study: {
    title: "Leaving",
    workspaceName: "Northwind",
    type,
    minutes: 5,
    offeredMinutes: [],
    language: null,
    rewardCents: 500,
    instructions: null,
    voice: false,
    speech: true,
    consentText: "You agree.",
  },
  guide,
  screener,
});
const silent = () => undefined;

test("a preview goes from consent through every question, follow-up and skip to the thanks", async () => {
  const engine = previewEngine(previewed("ai-curated-interview"), "(more)");
  expect((await engine.consent(true)).step).toBe("ready");
  const begun = await engine.begin();
  expect(begun.session?.question?.id).toBe("q1");
  const followUp = await engine.answer({ version: 1, text: "It asked too much." }, silent);
  expect(followUp.turns.map(({ text }) => text)).toEqual(["It asked too much.", "(more)"]);
  expect(followUp.question).toMatchObject({ id: "q1", followUp: true, required: false });
  const second = await engine.skip(followUp.version);
  expect(second).toMatchObject({ step: "interview", question: { id: "q2" }, progress: { answered: 1, total: 2 } });
  const last = await engine.answer({ version: second.version, value: ["A", "B"] }, silent);
  expect(last).toMatchObject({ step: "thanks", question: null, progress: { answered: 2, total: 2 } });
  expect((await engine.look()).thanks).toMatchObject({ rewardCents: 500 });
});

test("a preview never reveals which options qualify", async () => {
  const options = [
    { option: "Yes", qualifyIfChosen: true },
    { option: "No", qualifyIfChosen: false },
  ];
  const screener = { questions: [{ id: "s1", type: "multipleChoice" as const, label: "Do you?", options }] };
  const engine = previewEngine(previewed("ai-curated-interview", screener), "");
  const view = await engine.consent(true);
  expect(view.step).toBe("screener");
  expect(JSON.stringify(view)).not.toContain("qualify");
});

test("a preview tells the length that participants are told: that of the times on offer, else the planned one", () => {
  const { study, ...rest } = previewed("live-interview");
  const told = (offeredMinutes: number[]) => firstView({ ...rest, study: { ...study, offeredMinutes } }).study.minutes;
  expect(told([])).toBe(5);
  expect(told([45])).toBe(45);
  expect(told([30, 45])).toBeNull();
});

test("each type of study has its own preview", async () => {
  const steps = async (type: Previewed["study"]["type"]) => (await previewEngine(previewed(type), "").begin()).step;
  expect(await steps("live-interview")).toBe("booking");
  expect(await steps("ai-generated-survey")).toBe("form");
  expect(await steps("ai-curated-survey")).toBe("interview");
  expect(firstView(previewed("ai-curated-survey")).consent.text).toBe("You agree.");
});

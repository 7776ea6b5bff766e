import { expect, test } from "vitest";
import { compareRuns } from "@/lib/core/swarm/compare-runs";
import { describeAction } from "@/lib/core/swarm/describe-action";
import { findProblems } from "@/lib/core/swarm/find-problems";
import { mergeFindings } from "@/lib/core/swarm/merge-findings";
import { replayOf } from "@/lib/core/swarm/replay-of";
import type { RawProblem, Walk } from "@/lib/core/swarm/types";
import { clickOn, element, page, walkOf } from "@/tests/support/data/walks";

const agentOf = (walk: Walk) => ({
  agent: walk.number,
  persona: walk.persona.name,
  problems: findProblems(walk),
  steps: walk.steps.map(({ index, action, observation }) => ({
    index,
    action: describeAction(action),
    pageUrl: observation?.url ?? "",
  })),
});

const dead = page([element({ name: "Save" })], { url: "https://shop.example/items/12" });
const pressed = walkOf([{ observation: dead }, { action: clickOn(dead.elements[0] ?? element()), observation: dead }]);
const elsewhere = { ...dead, url: "https://shop.example/items/99" };
const other = walkOf(
  [{ observation: elsewhere }, { action: clickOn(dead.elements[0] ?? element()), observation: elsewhere }],
  {
    number: 2,
  },
);
const jumpy = walkOf([{ observation: page([], { shiftScore: 0.2, text: "News" }) }], { number: 3 });

test("the same problem met by two agents is one confirmed finding, with the steps of both", () => {
  const [first, ...rest] = mergeFindings([agentOf(jumpy), agentOf(pressed), agentOf(other)]);
  expect(first).toMatchObject({ kind: "dead_button", severity: "serious", verdict: "confirmed", agents: [1, 2] });
  expect(first?.summary).toContain("Affected 2 of 3 agents: Everyday user.");
  expect(first?.evidence.map(({ agent, stepIndex, action }) => [agent, stepIndex, action])).toContainEqual([
    2,
    1,
    "pressed “Save”",
  ]);
  expect(rest.map(({ verdict }) => verdict)).toEqual(rest.map(() => "unconfirmed"));
});

test("each agent that met a problem stays in its evidence, however often another met it", () => {
  const [problem] = findProblems(pressed);
  const [shown] = problem?.evidence ?? [];
  if (!problem || !shown) throw new Error("There is a problem, and a step that shows it.");
  const evidence: RawProblem["evidence"] = [shown, ...Array.from({ length: 11 }, () => ({ ...shown }))];
  const often = {
    ...agentOf(pressed),
    problems: [{ ...problem, evidence }],
  };
  const [finding] = mergeFindings([often, { ...often, agent: 2 }, { ...often, agent: 3 }]);
  expect(finding?.agents).toEqual([1, 2, 3]);
  expect(finding?.evidence.map(({ agent }) => agent)).toEqual([1, 1, 1, 1, 1, 1, 2, 3]);
});

test("a finding has typographic apostrophes in our words and axe-core's, and leaves quoted names as the page has them", () => {
  const [problem] = findProblems(pressed);
  if (!problem) throw new Error("There is a problem.");
  const title = "An element's role doesn't fit “Don't press”";
  const problems = [{ ...problem, title, summary: title, recommendation: title }];
  const [finding] = mergeFindings([{ ...agentOf(pressed), problems }]);
  const printed = "An element’s role doesn’t fit “Don't press”";
  expect(finding).toMatchObject({ key: problem.key, title: printed, recommendation: printed });
  expect(finding?.summary).toContain(printed);
});

test("what one agent met is confirmed if the same steps show it again", () => {
  const [problem] = findProblems(pressed);
  if (!problem) throw new Error("There is a problem.");
  expect(replayOf(problem, pressed).map(describeAction)).toEqual(["opened https://shop.example/", "pressed “Save”"]);
  const [finding] = mergeFindings([{ ...agentOf(pressed), problems: [{ ...problem, again: true }] }]);
  expect(finding).toMatchObject({ verdict: "confirmed", agents: [1] });
});

test("a problem whose steps are missing is no finding", () => {
  expect(mergeFindings([{ ...agentOf(pressed), steps: [] }])).toEqual([]);
});

test("what a run finds can be compared with the run before", () => {
  expect(compareRuns(["a", "b"], ["b", "c"])).toEqual({ fixed: ["a"], still: ["b"], added: ["c"] });
});

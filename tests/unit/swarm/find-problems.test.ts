import { expect, test } from "vitest";
import { findProblems } from "@/lib/core/swarm/find-problems";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";
import type { Persona, ProblemKind, Walk } from "@/lib/core/swarm/types";
import { clickOn, element, field, link, page, walkOf } from "@/tests/support/data/walks";

const kindsOf = (walk: Walk): ProblemKind[] => findProblems(walk).map(({ kind }) => kind);
const keyboard = PERSONA_PRESETS.find(({ id }) => id === "keyboard") as Persona;
const submit = element({ name: "Send", type: "submit", form: 0 });

/** A click on the first element of a page, and what happened. */
const clicked = (
  before: ReturnType<typeof page>,
  after: ReturnType<typeof page>,
  result = {},
  given: Partial<Walk> = {},
) =>
  walkOf(
    [{ observation: before }, { action: clickOn(before.elements[0] ?? element()), observation: after, result }],
    given,
  );

test("a walk without a problem has no finding", () => {
  const home = page([link("Blue mug", "https://shop.example/blue")]);
  const product = page([element({ name: "Add to cart" })], { url: "https://shop.example/blue", text: "Blue mug" });
  expect(findProblems(clicked(home, product, { documentStatus: 200, requestCount: 3 }))).toEqual([]);
});

test("a button that changes nothing is dead; one that the browser blocks for an empty field isn't", () => {
  const same = page([element({ name: "Save to wish list" })]);
  expect(kindsOf(clicked(same, same))).toEqual(["dead_button"]);
  const waiting = page([submit, field("Email", { required: true })]);
  expect(kindsOf(clicked(waiting, waiting))).toEqual([]);
  expect(kindsOf(clicked(same, same, { requestCount: 1 }))).toEqual([]);
});

test("a form that comes back empty has lost its input; one that says thank you for it hasn't", () => {
  const filled = page([submit, field("Name", { value: "Alex" }), field("Phone", { value: "+1" })]);
  const emptied = [submit, field("Name"), field("Phone", { invalid: true })];
  expect(kindsOf(clicked(filled, page(emptied, { messages: ["Please use digits only."] })))).toContain("lost_input");
  const kept = [submit, field("Name", { value: "Alex" }), field("Phone", { value: "+1", invalid: true })];
  expect(kindsOf(clicked(filled, page(kept, { messages: ["Please use digits only."] })))).toEqual([]);
  const thanks = page([submit, field("Name"), field("Phone")], { messages: ["We have your message."] });
  expect(kindsOf(clicked(filled, thanks))).toEqual([]);
});

test("a total that no page before the order showed is hidden, and one that was shown isn't", () => {
  const order = (text: string) =>
    clicked(page([element({ name: "Place order" })], { text }), page([], { text: "Thank you. Total: $22.95" }), {
      requestCount: 1,
    });
  expect(kindsOf(order("Blue mug $18.00"))).toContain("hidden_total");
  expect(kindsOf(order("Blue mug $18.00 Total $22.95"))).not.toContain("hidden_total");
});

test("Tab going around among a few elements is a trap, except in an open dialog", () => {
  const items = ["Grey", "White", "Black", "Stone bowl", "Tea bowl"].map((name) => element({ name }));
  const focus = { presses: 24, reached: false, path: Array.from({ length: 24 }, (_, at) => at % 3) };
  const before = page(items);
  expect(kindsOf(clicked(before, before, { ok: false, focus }, { persona: keyboard }))).toEqual(["focus_trap"]);
  const dialog = page(items, { dialog: "Filter" });
  expect(kindsOf(clicked(dialog, dialog, { ok: false, focus }, { persona: keyboard }))).toEqual([]);
});

test("controls that only work with a pointer are unreachable by keyboard", () => {
  const before = page([element({ tag: "div", role: "generic", name: "50 dollars", focusable: false })]);
  expect(kindsOf(clicked(before, page(before.elements, { text: "Chosen" })))).toEqual(["unreachable"]);
});

test("broken links, pages without content and unexpected windows are reported", () => {
  const home = page([link("Size guide", "https://shop.example/size")]);
  const gone = page([link("Home", "https://shop.example/")], {
    url: "https://shop.example/size",
    headings: [{ level: 1, text: "Not found" }],
  });
  expect(kindsOf(clicked(home, gone, { documentStatus: 404 }))).toEqual(["broken_page"]);
  const bare = page([], { url: "https://shop.example/track", text: "On its way." });
  expect(kindsOf(clicked(home, bare, { documentStatus: 200 }))).toEqual(["dead_end"]);
  const events = [
    { kind: "popup" as const, url: "https://ads.example/" },
    { kind: "popup" as const, url: "https://ads.example/2" },
  ];
  expect(kindsOf(walkOf([{ observation: home, events }]))).toEqual(["popups"]);
});

test("a site that doesn't respond is one finding, whatever the browser calls it", () => {
  const [url, text] = ["https://shop.example/", "The page never loaded."];
  const failure = "net::ERR_CONNECTION_REFUSED";
  const refused = {
    kind: "request" as const,
    method: "GET",
    url,
    status: null,
    failure,
    durationMs: 9,
    document: true,
  };
  const events = [refused, { kind: "timeout" as const, text }];
  const [first, ...rest] = findProblems(walkOf([{ observation: null, events, result: { ok: false, error: text } }]));
  expect(first).toMatchObject({ kind: "broken_page", severity: "critical", title: "The page doesn’t respond" });
  expect(first?.summary).toBe("The agent opened https://shop.example/ and got no response.");
  expect(rest).toEqual([]);
  // A page that just takes forever is reported as such.
  expect(kindsOf(walkOf([{ observation: null, events: events.slice(1) }]))).toEqual(["slow_answer"]);
});

test("a single small target has enough room; two side by side don't", () => {
  const small = (x: number) => ({ x, y: 0, width: 12, height: 12 });
  const of = (...boxes: number[]) => {
    const elements = boxes.map((x, at) => element({ name: `Item ${"abc"[at]}`, box: small(x), ref: at }));
    return kindsOf(walkOf([{ observation: { ...page([]), elements, text: "Items" } }]));
  };
  expect(of(0)).toEqual([]);
  expect(of(0, 60)).toEqual([]);
  expect(of(0, 14)).toEqual(["small_target", "small_target"]);
});

test("every problem has a step that shows it, and the same problem on two steps is one", () => {
  const unnamed = page([element(), field("Phone", { nameFrom: "placeholder" })], { shiftScore: 0.4 });
  const problems = findProblems(
    walkOf([{ observation: unnamed }, { observation: unnamed, action: { kind: "scroll", direction: "down" } }]),
  );
  expect(problems.map(({ kind }) => kind).toSorted()).toEqual(["layout_shift", "missing_label", "missing_label"]);
  for (const { evidence } of problems) expect(evidence.map(({ stepIndex }) => stepIndex)).toEqual([0, 1]);
});

test("a task that was given up, and one that took two detours, are reported with their steps", () => {
  const home = page([link("Returns", "https://shop.example/r"), link("Refunds", "https://shop.example/f")]);
  const wrong = (path: string) =>
    page([], { url: `https://shop.example/${path}`, text: "Nothing here", elements: home.elements });
  const [first, second] = home.elements;
  const turns = [
    { observation: home },
    { action: clickOn(first ?? element()), observation: wrong("r") },
    { action: { kind: "back" as const }, observation: home },
    { action: clickOn(second ?? element()), observation: wrong("f") },
    { action: { kind: "back" as const }, observation: home },
  ];
  const end = (outcome: "succeeded" | "gave_up") => ({
    action: { kind: "finish" as const, outcome, reason: "So it is." },
    observation: home,
  });
  expect(findProblems(walkOf([...turns, end("succeeded")]))).toMatchObject([
    { kind: "detour", evidence: [{ stepIndex: 1 }, { stepIndex: 3 }] },
  ]);
  expect(kindsOf(walkOf([...turns, end("gave_up")]))).toEqual(["task_failed"]);
});

test("two tasks are two findings, even if only a number distinguishes their ids", () => {
  const tasks = ["task1", "task2", "tASk2"].map((id) => ({ id, text: `Do ${id}`, success: [] }));
  const steps = tasks.flatMap(({ id }) => [
    { taskId: id, observation: page([]) },
    { taskId: id, action: { kind: "finish" as const, outcome: "gave_up" as const, reason: "So it is." } },
  ]);
  const titles = findProblems(walkOf(steps, { tasks })).map(({ title }) => title);
  expect(titles).toEqual(["task1", "task2", "tASk2"].map((id) => `The task “Do ${id}” couldn’t be completed`));
});

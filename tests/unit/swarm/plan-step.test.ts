import { expect, test } from "vitest";
import type { Observation } from "@/lib/core/swarm/observation";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";
import { newMemory } from "@/lib/core/swarm/plan/memory";
import type { Turn } from "@/lib/core/swarm/plan/turn";
import { planStep } from "@/lib/core/swarm/plan-step";
import { seededRandom } from "@/lib/core/swarm/random";
import type { Persona } from "@/lib/core/swarm/types";
import { buyTask, element, everyday, field, link, page } from "@/tests/support/data/walks";

const planOn = (observation: Observation | null, given: Partial<Turn> = {}) =>
  planStep({ observation, task: buyTask, persona: everyday, memory: newMemory(), random: seededRandom("1"), ...given });

const submit = element({ name: "Send", type: "submit", form: 0 });
const persona = (id: string) => PERSONA_PRESETS.find((each) => each.id === id) as Persona;

test("the link with the words of the task is followed, or one that says the same in other words", () => {
  const home = page([link("Green mug", "https://shop.example/green"), link("Blue mug", "https://shop.example/blue")]);
  expect(planOn(home).action).toMatchObject({ kind: "click", target: { name: "Blue mug" } });
  const product = page(
    [link("Mugs", "https://shop.example/mugs", { landmark: "navigation" }), element({ name: "Add to cart" })],
    {
      headings: [{ level: 1, text: "Blue mug" }],
    },
  );
  expect(planOn(product).action).toMatchObject({ kind: "click", target: { name: "Add to cart" } });
});

test("a form is filled in, field by field, before it is submitted", () => {
  const empty = [field("Full name", { required: true }), field("Email address", { required: true }), submit];
  const task = { ...buyTask, text: "Send a request" };
  expect(planOn(page(empty), { task }).action).toMatchObject({ kind: "type", text: "Alex Morgan" });
  const half = [field("Full name", { value: "Alex Morgan" }), field("Email address", { required: true }), submit];
  expect(planOn(page(half), { task }).action).toMatchObject({ kind: "type", text: "alex.morgan@example.com" });
  const full = [field("Full name", { value: "Alex Morgan" }), field("Email address", { value: "a@b.example" }), submit];
  expect(planOn(page(full), { task }).action).toMatchObject({ kind: "click", target: { name: "Send" } });
});

test("a refused number is entered again with digits only, and submitted again", () => {
  const task = { ...buyTask, text: "Send a request" };
  const sent = planOn(page([field("Phone", { required: true }), submit]), { task });
  expect(sent.action).toMatchObject({ kind: "type", text: "+1 202 555 0143" });
  const refused = page([field("Phone", { value: "+1 202 555 0143", invalid: true }), submit]);
  const pressed = planOn(page([field("Phone", { value: "+1 202 555 0143" }), submit]), { task, memory: sent.memory });
  const again = planOn(refused, { task, memory: pressed.memory });
  expect(again.action).toMatchObject({ kind: "type", text: "12025550143" });
  const right = page([field("Phone", { value: "12025550143" }), submit]);
  expect(planOn(right, { task, memory: again.memory }).action).toMatchObject({
    kind: "click",
    target: { name: "Send" },
  });
});

test("what a task has in quotation marks goes into the field it names", () => {
  const task = { ...buyTask, text: 'Use the voucher code "SAVE10"' };
  const cart = page([
    field("Postcode"),
    field("Voucher code", { form: 1, required: true }),
    element({ name: "Apply voucher", type: "submit", form: 1 }),
  ]);
  expect(planOn(cart, { task }).action).toMatchObject({
    kind: "type",
    target: { name: "Voucher code" },
    text: "SAVE10",
  });
});

test("an agent stops where payment details are asked for", () => {
  const pay = page([field("Card number", { required: true }), element({ name: "Pay", type: "submit", form: 0 })]);
  expect(planOn(pay).action).toMatchObject({ kind: "finish", outcome: "stopped" });
});

test("nothing is bought for a task that doesn't mention buying", () => {
  const task = { ...buyTask, text: "Find the size guide" };
  const shop = page([
    element({ name: "Add to cart" }),
    link("Help", "https://shop.example/help", { landmark: "navigation" }),
  ]);
  expect(planOn(shop, { task }).action).toMatchObject({ kind: "click", target: { name: "Help" } });
});

test("for agents without sight, an unnamed field stays empty and a drawn button is no button", () => {
  const seen = page([
    field("", { nameFrom: "none", near: "Phone", required: true }),
    submit,
    element({ role: "generic", tag: "div", name: "Buy" }),
  ]);
  const { action } = planOn(seen, { persona: persona("screen_reader") });
  expect(action).not.toMatchObject({ kind: "type" });
  expect(action).not.toMatchObject({ target: { role: "generic" } });
  expect(planOn(seen, { task: { ...buyTask, text: "Send it" } }).action).toMatchObject({ kind: "type" });
});

test("a task ends when its criteria are met, when patience runs out, and when the page is gone", () => {
  expect(planOn(page([], { text: "Thank  you for\nyour ORDER 12" })).action).toMatchObject({ outcome: "succeeded" });
  const tired = { ...newMemory(), steps: everyday.patience.steps };
  expect(planOn(page([element({ name: "Buy" })]), { memory: tired }).action).toMatchObject({ outcome: "gave_up" });
  expect(planOn(null).action).toMatchObject({ outcome: "gave_up" });
});

test("anything that blocks the way is closed first", () => {
  const shop = page([
    element({ name: "Buy", coveredBy: "We use cookies" }),
    element({ name: "Accept all", landmark: null }),
  ]);
  expect(planOn(shop).action).toMatchObject({ kind: "click", target: { name: "Accept all" } });
});

test("an agent never runs forever: on a page that never changes it gives up, the same way each time", () => {
  const stuck = page([element({ name: "Buy" }), link("Blue mug", "https://shop.example/")]);
  const run = () => {
    const random = seededRandom("same");
    const actions: string[] = [];
    let memory = newMemory();
    for (let step = 0; step < 200; step++) {
      const plan = planOn(stuck, { memory, random });
      memory = plan.memory;
      actions.push(JSON.stringify(plan.action));
      if (plan.action.kind === "finish") break;
    }
    return actions;
  };
  expect(run()).toEqual(run());
  expect(run().at(-1)).toContain("gave_up");
});

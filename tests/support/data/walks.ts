import type { Observation, PageElement } from "@/lib/core/swarm/observation";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";
import type { Action, Persona, StepRecord, Task, Walk } from "@/lib/core/swarm/types";

export const everyday = PERSONA_PRESETS[0] as Persona;
export const buyTask: Task = {
  id: "buy",
  text: "Buy the Blue mug",
  success: [{ kind: "text", value: "Thank you for your order" }],
};

/** A button of ordinary size in the main part of a page. */
export const element = (given: Partial<PageElement> = {}): PageElement => ({
  ref: 0,
  tag: "button",
  role: "button",
  name: "",
  nameFrom: given.name ? "content" : "none",
  near: "",
  section: "",
  landmark: "main",
  type: "button",
  autocomplete: "",
  value: "",
  href: null,
  form: null,
  options: [],
  required: false,
  invalid: false,
  disabled: false,
  checked: null,
  expanded: null,
  focusable: true,
  coveredBy: null,
  inline: false,
  box: { x: 0, y: 0, width: 100, height: 40 },
  ...given,
});

export const field = (name: string, given: Partial<PageElement> = {}): PageElement =>
  element({ tag: "input", role: "textbox", type: "text", nameFrom: "label", name, form: 0, ...given });

export const link = (name: string, href: string, given: Partial<PageElement> = {}): PageElement =>
  element({ tag: "a", role: "link", type: "", name, nameFrom: "content", href, ...given });

/** A page of a shop. Elements get their refs by position, and are stacked vertically. */
export const page = (elements: PageElement[], given: Partial<Observation> = {}): Observation => ({
  url: "https://shop.example/",
  title: "Shop",
  lang: "en",
  window: { width: 1280, height: 800, scrollY: 0, pageHeight: 800, pageWidth: 1280 },
  text: elements.map(({ name }) => name).join(" "),
  headings: [],
  elements: elements.map((each, ref) => ({ ...each, ref, box: { ...each.box, y: ref * 60 } })),
  focusedRef: null,
  messages: [],
  dialog: null,
  hardTexts: [],
  shifts: [],
  shiftScore: 0,
  firstByteMs: 20,
  ...given,
});

export const clickOn = ({ ref, role, name }: PageElement): Action => ({ kind: "click", target: { ref, role, name } });

type Step = Partial<Omit<StepRecord, "result">> & { result?: Partial<StepRecord["result"]> };

/** What an agent did, one step after another in one task. */
export function walkOf(steps: Step[], given: Partial<Walk> = {}): Walk {
  const usual = { ok: true, error: null, durationMs: 300, documentStatus: null, requestCount: 0, focus: null };
  return {
    number: 1,
    persona: everyday,
    target: "https://shop.example/",
    tasks: [buyTask],
    steps: steps.map(({ result, ...step }, index) => ({
      index,
      taskId: "buy",
      action: { kind: "open", url: "https://shop.example/" },
      thought: "",
      observation: null,
      axe: [],
      events: [],
      ...step,
      result: { ...usual, ...result },
    })),
    ...given,
  };
}

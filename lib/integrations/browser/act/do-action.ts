import { setTimeout } from "node:timers/promises";
import type { ElementHandle, Page } from "playwright-core";
import { findTarget } from "@/lib/core/swarm/find-target";
import type { Observation, PageElement } from "@/lib/core/swarm/observation";
import { elementScript } from "@/lib/core/swarm/page/element-script";
import type { Action, Persona, StepResult, Target } from "@/lib/core/swarm/types";
import type { BrowserLimits } from "../types";
import { isPaymentField } from "./is-payment-field";
import { onSite } from "./on-site";
import { reachByTab } from "./reach-by-tab";

const LONGEST_WAIT_MS = 10_000;
const SCROLLED = 0.8;

type Acting = {
  page: Page;
  persona: Persona;
  target: string;
  limits: BrowserLimits;
  /** The agent's last observation, to which its targets refer. */
  seen: Observation | null;
};
type Focus = StepResult["focus"];

/** Does one act in the page, in the persona's way. Throws whatever prevents it. */
export async function doAction(acting: Acting, action: Action): Promise<Focus> {
  const { page, limits, target, seen } = acting;
  const timeout = limits.actionMs;
  switch (action.kind) {
    case "open":
      if (!onSite(action.url, target)) throw elsewhere();
      await page.goto(action.url, { waitUntil: "domcontentloaded", timeout: limits.navigationMs });
      return null;
    case "click":
      return click(acting, found(acting, action.target));
    case "type":
      return type(acting, found(acting, action.target), action.text);
    case "select":
      return select(acting, found(acting, action.target), action.option);
    case "press":
      await page.keyboard.press(action.key);
      return null;
    case "scroll": {
      const height = (seen?.window.height ?? 600) * SCROLLED;
      await page.evaluate(`scrollBy(0, ${action.direction === "down" ? height : -height})`);
      return null;
    }
    case "back":
      await page.goBack({ waitUntil: "domcontentloaded", timeout: limits.navigationMs });
      return null;
    case "wait":
      await setTimeout(Math.min(action.ms, LONGEST_WAIT_MS));
      return null;
    case "finish":
      return null;
    default:
      action satisfies never;
      throw new Error(`no such act within ${timeout} ms`);
  }
}

const elsewhere = () => new Error("This leads to another site. Agents stay on the site they were given.");

function found({ seen }: Acting, target: Target): PageElement {
  const element = seen && findTarget(seen, target);
  if (!element) throw new Error("It is no longer on the page.");
  return element;
}

async function handleOf({ page }: Acting, { ref }: PageElement): Promise<ElementHandle> {
  const handle = (await page.evaluateHandle(elementScript(ref))).asElement();
  if (!handle) throw new Error("It is no longer on the page.");
  return handle;
}

async function click(acting: Acting, element: PageElement): Promise<Focus> {
  const { page, persona, limits, target } = acting;
  if (element.href !== null && !onSite(element.href, target)) throw elsewhere();
  if (persona.input === "keyboard") {
    const focus = await reachByTab(page, element.ref);
    const key = ["checkbox", "radio", "switch"].includes(element.role) ? "Space" : "Enter";
    if (focus.reached) await page.keyboard.press(key);
    return focus;
  }
  const handle = await handleOf(acting, element);
  const options = { timeout: limits.actionMs, noWaitAfter: true };
  await (persona.input === "touch" ? handle.tap(options) : handle.click(options));
  return null;
}

async function type(acting: Acting, element: PageElement, text: string): Promise<Focus> {
  const { page, persona, limits } = acting;
  if (isPaymentField(element)) throw new Error("Agents never enter payment data.");
  if (element.type === "file") throw new Error("Agents never upload files.");
  if (persona.input === "keyboard") {
    const focus = await reachByTab(page, element.ref);
    if (!focus.reached) return focus;
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
    return focus;
  }
  await (await handleOf(acting, element)).fill(text, { timeout: limits.actionMs });
  return null;
}

async function select(acting: Acting, element: PageElement, option: string): Promise<Focus> {
  const { page, persona, limits } = acting;
  const focus = persona.input === "keyboard" ? await reachByTab(page, element.ref) : null;
  if (focus && !focus.reached) return focus;
  await (await handleOf(acting, element)).selectOption({ label: option }, { timeout: limits.actionMs });
  return focus;
}

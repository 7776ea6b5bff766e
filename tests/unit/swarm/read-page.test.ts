import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Observation } from "@/lib/core/swarm/observation";
import { elementScript } from "@/lib/core/swarm/page/element-script";
import { pageStartScript } from "@/lib/core/swarm/page/page-start-script";
import { readPageScript } from "@/lib/core/swarm/page/read-page-script";
import { browserPath } from "@/tests/support/run/browser-path";

const LONG_BANNER =
  "We and our 214 partners store and read information on your device, such as cookies, and process personal data for advertising, measurement, and research";
const PAGE = `<!doctype html><html lang="en"><title>Form</title><main><h1>Where to?</h1>
<form><label>Full name <input required></label><div>Phone</div><input id="phone"><input placeholder="City">
<input type="password" value="hidden" aria-label="Password"><select aria-label="Size"><option>Small</option><option>Large</option></select>
<button aria-label="Send it">→</button><button disabled>Later</button></form>
<p>Read <a href="#more">more of this</a> here. <span style="color:#bbb">Pale words</span></p>
<div style="cursor:pointer" id="drawn">Drawn button</div><button style="display:none">Gone</button>
<div style="position:relative"><button>Under</button><div style="position:absolute;inset:0">Banner</div></div>
<div style="position:relative"><button>Beneath</button><div style="position:absolute;inset:0">${LONG_BANNER}</div></div></main></html>`;

let browser: Browser;
let page: Page;
let seen: Observation;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await browserPath(), args: ["--disable-gpu"] });
  page = await browser.newPage();
  await page.addInitScript({ content: pageStartScript() });
  await page.setContent(PAGE);
  seen = await page.evaluate<Observation>(readPageScript());
}, 90_000);
afterAll(() => browser.close());

const found = (name: string) => seen.elements.find((element) => element.name === name);

test("controls are read with their accessible names, and hidden ones are not", () => {
  expect(found("Full name")).toMatchObject({ role: "textbox", nameFrom: "label", required: true, form: 0 });
  expect(found("Send it")).toMatchObject({ role: "button", nameFrom: "aria", section: "Where to?", landmark: "main" });
  expect(found("Size")).toMatchObject({ role: "combobox", options: ["Small", "Large"] });
  expect(found("City")).toMatchObject({ nameFrom: "placeholder" });
  expect(found("Later")).toMatchObject({ disabled: true });
  expect(found("more of this")).toMatchObject({ role: "link", inline: true });
  expect(found("Gone")).toBeUndefined();
});

test("an unnamed field keeps the words next to it, and no password is read", () => {
  expect(seen.elements.find(({ near }) => near === "Phone")).toMatchObject({ name: "", nameFrom: "none" });
  expect(found("Password")).toMatchObject({ value: "" });
});

test("what sighted people see is read: drawn buttons, what covers others, text that is too pale", () => {
  expect(found("Drawn button")).toMatchObject({ role: "generic", focusable: false });
  expect(found("Under")?.coveredBy).toBe("Banner");
  expect(found("Beneath")?.coveredBy).toBe(LONG_BANNER.slice(0, LONG_BANNER.indexOf(" advertising")));
  expect(seen.hardTexts).toMatchObject([{ text: "Pale words", neededContrast: 4.5 }]);
});

test("an element is found again by its ref", async () => {
  const label = await page.evaluate(`${elementScript(found("Send it")?.ref ?? -1)}.getAttribute("aria-label")`);
  expect(label).toBe("Send it");
});

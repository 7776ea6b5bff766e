import type { Observation, PageElement } from "@/lib/core/swarm/observation";
import type { coverOf } from "./cover-of";
import type { hardTextsOf } from "./hard-texts-of";
import type { nameOf } from "./name-of";
import type { nearOf } from "./near-of";
import type { placeOf } from "./place-of";
import type { roleOf } from "./role-of";

type Tools = {
  coverOf: typeof coverOf;
  hardTextsOf: typeof hardTextsOf;
  nameOf: typeof nameOf;
  nearOf: typeof nearOf;
  placeOf: typeof placeOf;
  roleOf: typeof roleOf;
};
type Limits = { elements: number; scanned: number; text: number; smallestPx: number; texts: number; found: number };
type Kept = { elements: Element[]; shifts: { score: number; what: string }[] };

/** The current page. Runs in the page, so it uses only its arguments and the page's globals. */
export function readPage(tools: Tools, limits: Limits): Observation {
  const squeeze = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const shown = (element: Element) => {
    const box = element.getBoundingClientRect();
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return visible && box.width > 1 && box.height > 1 && !element.closest("[inert]");
  };
  const world = globalThis as Record<symbol, Kept | undefined>;
  const mark = Symbol.for("earshot.page");
  const kept: Kept = world[mark] ?? { elements: [], shifts: [] };
  world[mark] ??= kept;

  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [onclick], [contenteditable=true], " +
    "[tabindex]:not([tabindex='-1']), [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], " +
    "[role=tab], [role=menuitem], [role=option], [role=combobox], [role=textbox]";
  const everything = Array.from(document.body?.querySelectorAll("*") ?? []).slice(0, limits.scanned);
  const points = (element: Element | null) => element !== null && getComputedStyle(element).cursor === "pointer";
  kept.elements = everything
    .filter((element) => {
      if (element.matches(controls)) return shown(element);
      if (element.closest(`${controls}, label, svg`) || !points(element) || points(element.parentElement)) return false;
      return shown(element);
    })
    .slice(0, limits.elements);

  const headings = everything.filter(
    (element) => element.matches("h1, h2, h3, h4, h5, h6, [role=heading]") && shown(element),
  );
  const forms = Array.from(document.forms);
  const elements = kept.elements.map((element, ref): PageElement => {
    const role = tools.roleOf(element);
    const field = element as HTMLInputElement;
    const secret = field.type === "password";
    const rect = element.getBoundingClientRect();
    const around = squeeze(element.parentElement?.textContent).length;
    return {
      ref,
      tag: element.tagName.toLowerCase(),
      role,
      ...tools.nameOf(element, role),
      near: element.matches("input, select, textarea") ? tools.nearOf(element) : "",
      ...tools.placeOf(element, headings),
      type: element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.type : "",
      autocomplete: element.getAttribute("autocomplete") ?? "",
      value: secret || !element.matches("input, select, textarea") ? "" : String(field.value ?? "").slice(0, 500),
      href: element instanceof HTMLAnchorElement ? element.href : null,
      form: field.form ? forms.indexOf(field.form) : null,
      options:
        element instanceof HTMLSelectElement
          ? Array.from(element.options, ({ text }) => squeeze(text)).slice(0, 60)
          : [],
      required: field.required === true || element.getAttribute("aria-required") === "true",
      invalid: element.getAttribute("aria-invalid") === "true" || element.matches(":user-invalid"),
      disabled: element.matches(":disabled, [aria-disabled=true]"),
      checked:
        ["checkbox", "radio", "switch", "tab"].includes(role) || element.hasAttribute("aria-pressed")
          ? field.checked === true || element.matches("[aria-checked=true], [aria-pressed=true], [aria-selected=true]")
          : null,
      expanded: element.hasAttribute("aria-expanded") ? element.getAttribute("aria-expanded") === "true" : null,
      focusable: (element as HTMLElement).tabIndex >= 0 && !element.matches(":disabled"),
      coveredBy: tools.coverOf(element, rect),
      inline: getComputedStyle(element).display === "inline" && around > squeeze(element.textContent).length + 2,
      box: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
    };
  });

  const told = everything.filter((element) =>
    element.matches("[role=alert], [role=status], [aria-live], .error, .field-error"),
  );
  const dialog = everything.find(
    (element) =>
      element.matches("dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]") && shown(element),
  );
  const focused = document.activeElement ? kept.elements.indexOf(document.activeElement) : -1;
  const root = document.documentElement;
  const load = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
  return {
    url: location.href,
    title: squeeze(document.title),
    lang: root.lang,
    window: {
      // Not innerWidth: a phone zooms out for a page that is too wide, and reports that width.
      width: root.clientWidth || innerWidth,
      height: innerHeight,
      scrollY,
      pageHeight: root.scrollHeight,
      pageWidth: Math.max(root.scrollWidth, document.body?.scrollWidth ?? 0),
    },
    text: (document.body?.innerText ?? "").slice(0, limits.text),
    headings: headings.slice(0, 60).map((heading) => ({
      level: Number(heading.getAttribute("aria-level") ?? heading.tagName.slice(1)) || 2,
      text: squeeze(heading.textContent).slice(0, 160),
    })),
    elements,
    focusedRef: focused < 0 ? null : focused,
    messages: told
      .filter(shown)
      .map((element) => squeeze((element as HTMLElement).innerText).slice(0, 240))
      .filter(Boolean)
      .slice(0, 20),
    dialog: dialog ? tools.nameOf(dialog, "dialog").name.slice(0, 120) : null,
    hardTexts: document.body ? tools.hardTextsOf(limits) : [],
    shifts: kept.shifts.toSorted((a, b) => b.score - a.score).slice(0, 5),
    shiftScore: kept.shifts.reduce((sum, { score }) => sum + score, 0),
    firstByteMs: load ? Math.max(0, Math.round(load.responseStart - load.requestStart)) : 0,
  };
}

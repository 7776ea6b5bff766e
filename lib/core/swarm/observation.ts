/** CSS pixels in the window; `y` may lie outside of it. */
export type Box = { x: number; y: number; width: number; height: number };

/** Something on a page that takes a click or text. */
export type PageElement = {
  /** Its place in `elements`, and in the list that the page keeps of them (see read-page). */
  ref: number;
  tag: string;
  /** ARIA role, explicit or implied: button, link, textbox, combobox, checkbox, … */
  role: string;
  /** Accessible name; "" when it has none. */
  name: string;
  /** A placeholder goes away with the first letter, so it is no label. */
  nameFrom: "aria" | "label" | "content" | "alt" | "title" | "placeholder" | "none";
  /** The words that eyes would take for its label: before it or around it. */
  near: string;
  /** Text of the nearest heading above it. */
  section: string;
  landmark: "main" | "navigation" | "header" | "footer" | "dialog" | null;
  /** `type` of an input, else "". */
  type: string;
  autocomplete: string;
  /** "" for passwords. */
  value: string;
  /** Absolute; null where there is none. */
  href: string | null;
  /** Number of its form on the page. */
  form: number | null;
  options: string[];
  required: boolean;
  invalid: boolean;
  disabled: boolean;
  checked: boolean | null;
  expanded: boolean | null;
  /** By Tab. */
  focusable: boolean;
  /** What lies over its middle, in words; null when a click there meets it. Known for what is in the window only. */
  coveredBy: string | null;
  /** A link in a sentence may be as small as its line (WCAG 2.2, 2.5.8). */
  inline: boolean;
  box: Box;
};

/** Words that are hard to read: `contrast` is the ratio of WCAG 2.2 1.4.3, null where the background is a picture. */
export type HardText = { text: string; fontPx: number; contrast: number | null; neededContrast: number; box: Box };

/** What a page is, as one looks at it. Everything in it comes from the page: data, never an instruction. */
export type Observation = {
  url: string;
  title: string;
  lang: string;
  window: { width: number; height: number; scrollY: number; pageHeight: number; pageWidth: number };
  /** Visible text, at most 8,000 characters. */
  text: string;
  headings: { level: number; text: string }[];
  elements: PageElement[];
  focusedRef: number | null;
  /** Texts of alerts, live regions and of fields that say they are wrong. */
  messages: string[];
  /** Name of the open dialog, "" when it has none. */
  dialog: string | null;
  hardTexts: HardText[];
  /** Shifts that no act of a person caused, since the page began to load, worst first (the score of Chromium, 0–1). */
  shifts: { score: number; what: string }[];
  shiftScore: number;
  /** Milliseconds from the request to the first byte of the document. */
  firstByteMs: number;
};

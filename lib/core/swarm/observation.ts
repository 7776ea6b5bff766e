/** CSS pixels in the window; `y` may be outside it. */
export type Box = { x: number; y: number; width: number; height: number };

/** Something on a page that can be clicked or typed into. */
export type PageElement = {
  /** Its index in `elements`, and in the list that the page keeps of them (see read-page). */
  ref: number;
  tag: string;
  /** ARIA role, explicit or implied: button, link, textbox, combobox, checkbox, … */
  role: string;
  /** Accessible name; "" if it has none. */
  name: string;
  /** A placeholder disappears with the first letter, so it isn't a label. */
  nameFrom: "aria" | "label" | "content" | "alt" | "title" | "placeholder" | "none";
  /** The text that looks like its label: before it or around it. */
  near: string;
  /** Text of the nearest heading above it. */
  section: string;
  landmark: "main" | "navigation" | "header" | "footer" | "dialog" | null;
  /** `type` of an input, else "". */
  type: string;
  autocomplete: string;
  /** "" for passwords. */
  value: string;
  /** Absolute URL; null if there is none. */
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
  /** What covers its center, in words; null if a click there reaches it. Known only for what is in the window. */
  coveredBy: string | null;
  /** A link in a sentence may be as small as its line (WCAG 2.2, 2.5.8). */
  inline: boolean;
  box: Box;
};

/** Text that is hard to read: `contrast` is the ratio of WCAG 2.2 1.4.3, null if the background is a picture. */
export type HardText = { text: string; fontPx: number; contrast: number | null; neededContrast: number; box: Box };

/** A page as seen at one moment. Everything in it comes from the page: data, never an instruction. */
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
  /** Texts of alerts, live regions and invalid fields' messages. */
  messages: string[];
  /** Name of the open dialog, "" if it has none. */
  dialog: string | null;
  hardTexts: HardText[];
  /**
   * Layout shifts that weren't caused by a person's act, since the page began to load, worst first (Chromium's score,
   * 0–1).
   */
  shifts: { score: number; what: string }[];
  shiftScore: number;
  /** Milliseconds from the request to the first byte of the document. */
  firstByteMs: number;
};

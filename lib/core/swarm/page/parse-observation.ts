import { z } from "zod";
import type { Observation } from "@/lib/core/swarm/observation";

const text = (most: number) => z.string().transform((words) => words.slice(0, most));
const number = z.number().catch(0);
const box = z.object({ x: number, y: number, width: number, height: number });
const landmark = z.enum(["main", "navigation", "header", "footer", "dialog"]).nullable();
const nameFrom = z.enum(["aria", "label", "content", "alt", "title", "placeholder", "none"]);

const Element = z.object({
  ref: z.int(),
  tag: text(40),
  role: text(40),
  name: text(200),
  nameFrom,
  near: text(200),
  section: text(200),
  landmark,
  type: text(40),
  autocomplete: text(80),
  value: text(500),
  href: text(2_000).nullable(),
  form: z.int().nullable(),
  options: z.array(text(200)).max(60),
  required: z.boolean(),
  invalid: z.boolean(),
  disabled: z.boolean(),
  checked: z.boolean().nullable(),
  expanded: z.boolean().nullable(),
  focusable: z.boolean(),
  coveredBy: text(200).nullable(),
  inline: z.boolean(),
  box,
});

const Page = z.object({
  url: text(2_000),
  title: text(400),
  lang: text(40),
  window: z.object({ width: number, height: number, scrollY: number, pageHeight: number, pageWidth: number }),
  text: text(8_000),
  headings: z.array(z.object({ level: number, text: text(200) })).max(60),
  elements: z.array(Element).max(400),
  focusedRef: z.int().nullable(),
  messages: z.array(text(300)).max(20),
  dialog: text(200).nullable(),
  hardTexts: z
    .array(z.object({ text: text(200), fontPx: number, contrast: z.number().nullable(), neededContrast: number, box }))
    .max(20),
  shifts: z.array(z.object({ score: number, what: text(200) })).max(5),
  shiftScore: number,
  firstByteMs: number,
}) satisfies z.ZodType<Observation>;

/** Validates a page's reading of itself, since a page can tamper with what its scripts return. Null if invalid. */
export function parseObservation(said: unknown): Observation | null {
  const parsed = Page.safeParse(said);
  return parsed.success ? parsed.data : null;
}

import type { ExportDocument } from "../export-document";
import { PALETTE } from "../palette";
import type { Deck } from "./deck";
import { FACE, SLIDE } from "./slide-size";

const { left, content, width, height } = SLIDE;
const text = { margin: 0, fontFace: FACE } as const;

/** The common look of all slides: a dark cover, and pages with title, source and number. */
export function defineMasters({ pptx, oneLine }: Deck, { title, workspaceName }: ExportDocument): void {
  pptx.defineLayout({ name: "WIDE", width, height });
  pptx.layout = "WIDE";
  pptx.theme = { headFontFace: FACE, bodyFontFace: FACE };
  const footer = `${workspaceName} · ${title}`;
  const foot = { ...text, y: 7.02, h: 0.25, fontSize: 9, color: PALETTE.grey };
  pptx.defineSlideMaster({
    title: "Cover",
    background: { color: PALETTE.petrol },
    objects: [
      { rect: { x: left, y: 2.1, w: 0.9, h: 0.09, fill: { color: PALETTE.marker } } },
      placeholder("title", { y: 2.45, h: 2.2, fontSize: 40, color: PALETTE.white, valign: "top" }),
    ],
  });
  pptx.defineSlideMaster({
    title: "Page",
    background: { color: PALETTE.white },
    objects: [
      { rect: { x: 0, y: 0, w: width, h: 0.1, fill: { color: PALETTE.petrol } } },
      placeholder("title", { y: 0.62, h: 0.98, fontSize: 26, color: PALETTE.ink, valign: "top" }),
      { line: { x: left, y: 6.95, w: content, h: 0, line: { color: PALETTE.border, width: 0.75 } } },
      {
        text: {
          text: oneLine(footer, 9, 10.5),
          options: { ...foot, x: left, w: 10.5 },
        },
      },
    ],
    slideNumber: { ...foot, x: width - left - 1, w: 1, align: "right" },
  });
}

type Options = { y: number; h: number; fontSize: number; color: string; valign: "top" };
const placeholder = (name: "title", options: Options) => ({
  placeholder: {
    options: {
      ...text,
      name,
      type: "title" as const,
      x: left,
      w: content,
      bold: true,
      align: "left" as const,
      ...options,
    },
    text: "",
  },
});

/** CSS pixels and a colour as #rrggbb. */
type Box = [x: number, y: number, width: number, height: number, color: string];
/** A line of text from its left edge, as wide as it was on the page. */
type Line = [x: number, baseline: number, width: number, fontPx: number, bold: 0 | 1, color: string, text: string];

/** What a window of a page showed, from the back to the front. */
export type Painted = { width: number; height: number; color: string; parts: (Box | Line)[] };

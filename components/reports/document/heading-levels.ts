import { isHeading, type Line } from "../editor/line";

const WANTED: Partial<Record<Line["kind"], number>> = { section: 2, heading: 3, subheading: 4 };

/** How deep each heading stands under the title, never skipping a level, as readers of outlines expect. */
export function headingLevels(lines: readonly Line[]): Map<string, number> {
  let above = 1;
  return new Map(
    lines.filter(isHeading).map(({ key, kind }) => {
      above = Math.min(WANTED[kind] ?? above, above + 1);
      return [key, above];
    }),
  );
}

import { isHeading, type Line } from "../editor/line";

/** Levels below the title. */
const WANTED: Partial<Record<Line["kind"], number>> = { section: 1, heading: 2, subheading: 3 };

/** The level of each heading under a title of level `under`, without gaps, as screen readers expect. */
export function headingLevels(lines: readonly Line[], under = 1): Map<string, number> {
  let above = under;
  return new Map(
    lines.filter(isHeading).map(({ key, kind }) => {
      above = Math.min((WANTED[kind] ?? 1) + under, above + 1);
      return [key, above];
    }),
  );
}

import type { TextKind } from "../editor/line";

/** The type styles of a report, the same in the editor and the reader. */
export const TEXT_LOOK: Record<TextKind, string> = {
  section: "text-[1.5rem] leading-[2rem] font-semibold tracking-[-0.015em]",
  heading: "text-[1.25rem] leading-[1.75rem] font-semibold tracking-[-0.012em]",
  subheading: "text-[1.0625rem] leading-[1.625rem] font-semibold tracking-[-0.008em]",
  paragraph: "text-md leading-[1.6875rem]",
  bullet: "text-md leading-[1.6875rem]",
};

/** The space above a line: a section begins something. */
export const SPACE_ABOVE: Record<TextKind | "still", string> = {
  section: "mt-12 first:mt-0",
  heading: "mt-8 first:mt-0",
  subheading: "mt-6 first:mt-0",
  paragraph: "mt-3 first:mt-0",
  bullet: "mt-1.5 first:mt-0",
  still: "mt-6 mb-5 first:mt-0",
};

/** The elements that the table of contents jumps to. */
export const anchorOf = (id: string): string => `part-${id}`;

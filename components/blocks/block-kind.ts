import type { LucideIcon } from "lucide-react";

/** A kind of block that a person can choose; `shape` is what an editor makes of it. */
export type BlockKind<Shape> = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** How it is typed at the beginning of a line. */
  sign?: string;
  /** More words to find it by. */
  words: string;
  shape: Shape;
};

/** The kinds that the typed text may mean, in order. */
export function kindsFor<Shape>(kinds: readonly BlockKind<Shape>[], query: string): BlockKind<Shape>[] {
  const wanted = query.toLowerCase();
  return kinds.filter(({ label, words }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(/[\s-]/)
      .some((word) => word.startsWith(wanted)),
  );
}

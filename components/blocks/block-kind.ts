import type { LucideIcon } from "lucide-react";

/** A kind of block that a person can choose; `shape` is what an editor makes of it. */
export type BlockKind<Shape> = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** How it is written at the beginning of a line. */
  sign?: string;
  /** Further words to find it by. */
  words: string;
  shape: Shape;
};

/** The kinds that what was typed may mean, in their order. */
export function kindsFor<Shape>(kinds: readonly BlockKind<Shape>[], query: string): BlockKind<Shape>[] {
  const wanted = query.toLowerCase();
  return kinds.filter(({ label, words }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(/[\s-]/)
      .some((word) => word.startsWith(wanted)),
  );
}

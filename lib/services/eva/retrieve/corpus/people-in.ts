import type { Passage } from "./passages";

/** How many people say any of these. */
export const peopleIn = (passages: readonly Passage[]): number => new Set(passages.map(({ person }) => person)).size;

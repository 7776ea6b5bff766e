import type { Screener } from "./screener";

/** How many people can take part with the limits of a screener's options; null where nothing limits them. */
export function roomOf({ questions }: Screener): number | null {
  const rooms = questions.flatMap(({ options = [] }) => {
    const marked = options.filter(({ qualifyIfChosen }) => qualifyIfChosen);
    const open = marked.length > 0 ? marked : options;
    const limits = open.flatMap(({ most }) => most ?? []);
    return open.length > 0 && limits.length === open.length ? [limits.reduce((sum, most) => sum + most, 0)] : [];
  });
  return rooms.length > 0 ? Math.min(...rooms) : null;
}

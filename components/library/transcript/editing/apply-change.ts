import type { Line } from "../line";

export type ChangedLine = Line & { afterIndex: number | null };

/** The lines after an edit: changed ones replaced, new ones after the line they follow, merged ones gone. */
export function applyChange(lines: Line[], changed: ChangedLine[], removed: number[]): Line[] {
  const gone = new Set(removed);
  const news = new Map(changed.map(({ afterIndex, ...line }) => [line.index, { line, afterIndex }]));
  const next: Line[] = [];
  for (const line of lines) {
    if (gone.has(line.index)) continue;
    const found = news.get(line.index);
    next.push(found?.line ?? line);
    news.delete(line.index);
  }
  for (const { line, afterIndex } of news.values()) {
    const place = afterIndex === null ? 0 : next.findIndex(({ index }) => index === afterIndex) + 1;
    next.splice(place === 0 && afterIndex !== null ? next.length : place, 0, line);
  }
  return next;
}

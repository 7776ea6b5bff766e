import type { EvidenceSource, Sentiment } from "./record";
import { type Scope, scopeValues } from "./scope";

/** The filters of a search. Tags include those below them; `from` and `to` are days (UTC), both inclusive. */
export type EvidenceFilter = Scope & {
  sources?: EvidenceSource[] | undefined;
  speaker?: string | undefined;
  tagIds?: string[] | undefined;
  sentiment?: Sentiment | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS);

/** In the order in which `search_evidence` takes them after the page. */
export const filterValues = ({ sources, speaker, tagIds, sentiment, from, to }: EvidenceFilter) => [
  sources ?? null,
  speaker ?? null,
  tagIds ?? null,
  sentiment ?? null,
  from === undefined ? null : new Date(from),
  to === undefined ? null : dayAfter(to),
];

/** Identifies a search by its filters; its cursor is only valid with the same key. */
export const filterKey = (filter: EvidenceFilter): string =>
  JSON.stringify([...scopeValues(filter), ...filterValues(filter)]);

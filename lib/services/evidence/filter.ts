import type { EvidenceSource, Sentiment } from "./record";
import { type Scope, scopeValues } from "./scope";

/** What a search keeps to. Tags mean those below them too; `from` and `to` are days (UTC), both included. */
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

/** As `search_evidence` takes them after the page. */
export const filterValues = ({ sources, speaker, tagIds, sentiment, from, to }: EvidenceFilter) => [
  sources ?? null,
  speaker ?? null,
  tagIds ?? null,
  sentiment ?? null,
  from === undefined ? null : new Date(from),
  to === undefined ? null : dayAfter(to),
];

/** What makes one search another: its cursor goes with it. */
export const filterKey = (filter: EvidenceFilter): string =>
  JSON.stringify([...scopeValues(filter), ...filterValues(filter)]);

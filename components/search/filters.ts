import { EVIDENCE_KINDS } from "./evidence-kinds";

export const FEELINGS = { positive: "Favorable", negative: "Unfavorable", neutral: "Neutral" } as const;

/** The search page's filters from its address; empty if none is chosen. */
export type Filters = Record<"q" | "kind" | "study" | "tag" | "speaker" | "feeling" | "from" | "to", string>;
export const FILTER_NAMES = ["q", "kind", "study", "tag", "speaker", "feeling", "from", "to"] as const;

/** The kind that is everything with a name, rather than what people said. */
export const NAMES = "names";

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayOf = (text: string): string => (DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : "");
const isKey = <K extends string>(known: Record<K, unknown>, text: string): text is K => Object.hasOwn(known, text);

/** The filters as the search takes them; invalid values in the address are ignored. */
export function asked({ kind, study, tag, speaker, feeling, from, to }: Filters) {
  return {
    ...(isKey(EVIDENCE_KINDS, kind) && { sources: [kind] }),
    ...(study && { studyIds: [study] }),
    ...(tag && { tagIds: [tag] }),
    ...(speaker && { speaker }),
    ...(isKey(FEELINGS, feeling) && { sentiment: feeling }),
    ...(dayOf(from) && { from: dayOf(from) }),
    ...(dayOf(to) && { to: dayOf(to) }),
  };
}

/** Those of the filters that are chosen, next to the query and the kind of evidence. */
export const activeOf = (filters: Filters) =>
  FILTER_NAMES.filter((name) => name !== "q" && name !== "kind" && filters[name] !== "");

export function searchPath(filters: Filters, cursor?: string): string {
  const given = FILTER_NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  const query = new URLSearchParams([...given, ...(cursor ? [["cursor", cursor]] : [])]);
  return query.size > 0 ? `/search?${query}` : "/search";
}

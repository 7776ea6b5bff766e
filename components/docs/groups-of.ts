import { typeset } from "@/lib/core/text/typeset";
import type { ContentsGroup } from "./contents";
import type { ApiDocument, DocumentedOperation } from "./document";

export type Api = "v1" | "api";
export type Call = { path: string; method: string; operation: DocumentedOperation };

/** The contents of one page of a reference: calls on one topic, or the events. */
export type Group = {
  /** The last part of the page's address. */
  slug: string;
  name: string;
  description: string;
  calls: Call[];
  events: { kind: string; event: DocumentedOperation }[];
};

const EVENTS_TEXT =
  "Sent to webhooks that subscribe to them and signed per Standard Webhooks 1.0.0, so any of its libraries can verify them. " +
  "Each event is delivered at least once, always with the same `webhook-id`. Events may arrive out of order: " +
  "`sequence` shows which is later. A delivery that doesn’t get a 2xx within 15 seconds is retried, for ten attempts in all over " +
  "about three days.";

const titled = (operation: DocumentedOperation) => ({ ...operation, summary: typeset(operation.summary) });

/** The pages of a reference, in order, without those that have no calls. */
export function groupsOf(document: ApiDocument): Group[] {
  const calls: Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: titled(operation) })),
  );
  const events = Object.entries(document.webhooks ?? {}).map(([kind, { post }]) => ({ kind, event: titled(post) }));
  return [
    ...document.tags.map(({ name, description }) => ({
      slug: name.toLowerCase().replaceAll(" ", "-"),
      name,
      description,
      calls: calls.filter(({ operation }) => operation.tags.includes(name)),
      events: [],
    })),
    { slug: "events", name: "Events", description: EVENTS_TEXT, calls: [], events },
  ].filter((group) => group.calls.length + group.events.length > 0);
}

/** Everything a reference covers, each with its address. */
export const contentsOf = (groups: readonly Group[], api: Api): ContentsGroup[] =>
  groups.map(({ slug, name, calls, events }) => ({
    name,
    href: `/docs/${api}/${slug}`,
    entries: [
      ...calls.map(({ path, method, operation: { operationId, summary } }) => ({
        id: operationId,
        label: summary,
        method,
        also: path,
      })),
      ...events.map(({ kind }) => ({ id: kind, label: kind })),
    ],
  }));

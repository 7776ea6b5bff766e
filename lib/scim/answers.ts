import type { Selection } from "./selection";
import { LIST_URN } from "./urns";

/** A handler's result; 204 has no body. */
export type ScimAnswer = { status: 200 | 201 | 204; body?: Record<string, unknown>; location?: string };

/** A resource as sent, with its location. */
export type Resource = { meta: { location: string } & Record<string, unknown> } & Record<string, unknown>;

export const found = (resource: Resource, selection: Selection): ScimAnswer => ({
  status: 200,
  body: selection.of(resource),
  location: resource.meta.location,
});

export const created = (resource: Resource, selection: Selection): ScimAnswer => ({
  status: 201,
  body: selection.of(resource),
  location: resource.meta.location,
});

/** 204, for a change with nothing to return. */
export const nothing = (): ScimAnswer => ({ status: 204 });

/** One page; `total` counts all that match (RFC 7644 §3.4.2). */
export function listed(
  resources: Record<string, unknown>[],
  { total, startIndex }: { total: number; startIndex: number },
  selection: Selection,
): ScimAnswer {
  const Resources = resources.map((one) => selection.of(one));
  const counts = { totalResults: total, startIndex, itemsPerPage: Resources.length };
  return { status: 200, body: { schemas: [LIST_URN], ...counts, Resources } };
}

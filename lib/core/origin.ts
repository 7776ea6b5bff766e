import { AsyncLocalStorage } from "node:async_hooks";

/** Where a request came from, as recorded in the audit log. */
export type Origin = {
  /** The surface's name: "app", "v1", "mcp", "scim", "oauth" … */
  surface: string;
  /** The full network address. */
  address: string | null;
  userAgent: string | null;
};

/** The origin of the request that the running code answers; none in a job. */
export const currentOrigin = new AsyncLocalStorage<Origin>();

const MOST_CHARACTERS = 300;

/** A header's text as it can be stored: without NUL, which PostgreSQL refuses, and truncated. */
export const headerText = (text: string | null): string | null =>
  text?.replaceAll("\0", "").slice(0, MOST_CHARACTERS) || null;

import { ownUrl } from "./own-url";

/** The URL as a path of this site, or else `/`. Two leading slashes would be another site's host. */
export function ownPath(wanted: unknown): string {
  const { pathname, search } = new URL(ownUrl(typeof wanted === "string" ? wanted : "/"));
  return `${pathname.replace(/^\/+/, "/")}${search}`;
}

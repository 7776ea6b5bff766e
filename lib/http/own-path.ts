import { ownUrl } from "./own-url";

/** The address as a path of this site, or else `/`. Two slashes at its start would be another site's name. */
export function ownPath(wanted: unknown): string {
  const { pathname, search } = new URL(ownUrl(typeof wanted === "string" ? wanted : "/"));
  return `${pathname.replace(/^\/+/, "/")}${search}`;
}

import { config } from "@/lib/core/config";

/** The SCIM base URL; /scim/v2 is an alias. */
export const scimUrl = (): string => `${config().APP_URL}/api/scim/v2`;

/** A resource's URL (RFC 7643 §3.1, meta.location), never derived from the Host header. */
export const locationOf = (type: string, id: string): string => `${scimUrl()}/${type}/${encodeURIComponent(id)}`;

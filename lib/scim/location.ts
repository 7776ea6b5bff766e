import { config } from "@/lib/core/config";

/** Where SCIM is answered; /scim/v2 is the same under another name. */
export const scimUrl = (): string => `${config().APP_URL}/api/scim/v2`;

/** The address of a resource (RFC 7643 §3.1, meta.location), never made from the Host header. */
export const locationOf = (type: string, id: string): string => `${scimUrl()}/${type}/${encodeURIComponent(id)}`;

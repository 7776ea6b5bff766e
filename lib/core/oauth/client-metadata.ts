import { z } from "zod";
import { oneLine } from "@/lib/core/text/one-line";
import { isRedirectUri } from "./redirect-uri";

const MOST_ADDRESSES = 20;

const RedirectUri = z
  .string()
  .refine(
    isRedirectUri,
    "A redirect URI must use https, http on localhost or 127.0.0.1, or an app's own scheme, without wildcards, a fragment, or a user name.",
  );

/**
 * What we store of a client's description (RFC 7591 §2), registered or fetched. The rest is ignored: whatever it asks
 * for, every client is a public one that uses codes.
 */
export const ClientMetadata = z.object({
  redirect_uris: z.array(RedirectUri).min(1).max(MOST_ADDRESSES),
  client_name: oneLine(200).nullish(),
});
export type ClientMetadata = z.output<typeof ClientMetadata>;

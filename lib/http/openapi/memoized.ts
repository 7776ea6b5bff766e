import { config } from "@/lib/core/config";

/**
 * Memoizes a document: building one takes a tenth of a second, which a call that needs no key shouldn't cost everyone
 * else. It depends only on the installation's own URL.
 */
export function memoized<T>(make: () => T): () => T {
  let made: { address: string; document: T } | undefined;
  return () => {
    const address = config().APP_URL;
    if (made?.address !== address) made = { address, document: make() };
    return made.document;
  };
}

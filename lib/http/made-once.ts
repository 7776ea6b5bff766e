import { config } from "@/lib/core/config";

/**
 * The document that `make` makes, made once: it takes a tenth of a second, which nobody who may ask for it without a key
 * should cost everybody else. Only the installation's own address changes it.
 */
export function madeOnce<T>(make: () => T): () => T {
  let made: { address: string; document: T } | undefined;
  return () => {
    const address = config().APP_URL;
    if (made?.address !== address) made = { address, document: make() };
    return made.document;
  };
}

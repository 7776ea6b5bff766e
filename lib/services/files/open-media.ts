import { ALL_FORMATS, CustomSource, Input } from "mediabunny";
import { open } from "@/lib/integrations/storage/storage";

/** No table of an honest recording is as large; a header that claims more is a lie or a trap. */
const LARGEST_READ_BYTES = 32 * 1024 ** 2;

/**
 * A stored recording, read by ranges: never more than a few parts of it are in memory. Dispose of it after use.
 */
export function openMedia({ storageKey, sizeBytes }: { storageKey: string; sizeBytes: number }): Input {
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    if (end - start > LARGEST_READ_BYTES) throw new Error("The recording claims a part of impossible size.");
    const stream = await open(storageKey, { start, end: end - 1 });
    const parts: Uint8Array[] = [];
    for await (const part of stream) parts.push(part);
    return Buffer.concat(parts);
  };
  const source = new CustomSource({
    getSize: () => sizeBytes,
    read,
    prefetchProfile: "network",
    handleUnhandledError: () => undefined,
  });
  return new Input({ formats: ALL_FORMATS, source });
}

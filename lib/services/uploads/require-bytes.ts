import { AppError } from "@/lib/core/errors";
import { head } from "@/lib/integrations/storage/storage";
import { joinParts } from "./join-parts";

type Uploaded = {
  storageKey: string;
  sizeBytes: bigint;
  upload: { id: string; multipartId: string | null; partBytes: number | null } | null;
};

/** The columns of the file's row that `requireBytes` needs. */
export const BYTES_FIELDS = {
  storageKey: true,
  sizeBytes: true,
  upload: { select: { id: true, multipartId: true, partBytes: true } },
} as const;

/**
 * Throws `conflict` unless exactly the announced number of bytes is stored; parts that are all there are joined first.
 * It asks the store, so it must be called outside transactions, and is safe to repeat after a kill at any point.
 */
export async function requireBytes({ storageKey: key, sizeBytes, upload }: Uploaded): Promise<void> {
  const size = Number(sizeBytes);
  const isThere = async () => (await head(key))?.sizeBytes === size;
  if (await isThere()) return;
  if (upload?.multipartId && upload.partBytes) {
    const { multipartId, partBytes } = upload;
    await joinParts({ key, multipartId, sizeBytes: size, partBytes });
    if (await isThere()) return;
  }
  throw noBytes();
}

export const noBytes = () =>
  new AppError("conflict", "The bytes of this file have not arrived. Send them to the upload's url first.");

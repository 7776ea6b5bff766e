import { AppError } from "@/lib/core/errors";
import { head } from "@/lib/integrations/storage/storage";

/** Throws `conflict` unless exactly the promised number of bytes is stored. */
export async function requireBytes({ storageKey, sizeBytes }: { storageKey: string; sizeBytes: bigint }) {
  const stored = await head(storageKey);
  if (stored?.sizeBytes === Number(sizeBytes)) return;
  throw new AppError("conflict", "The bytes of this file have not arrived; send them to the upload's url first.");
}

import { buffer } from "node:stream/consumers";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { open } from "@/lib/integrations/storage/storage";
import type { ExportRecord } from "@/lib/services/exports/record";
import { run } from "@/lib/services/exports/run";

/** Does what the job does; returns the stored bytes. */
export async function runExport({ id }: Pick<ExportRecord, "id">): Promise<Uint8Array> {
  const { workspaceId, storageKey } = await db().export.findUniqueOrThrow({ where: { id } });
  await run(systemContext("run-export", workspaceId), id);
  return new Uint8Array(await buffer(await open(storageKey ?? "")));
}

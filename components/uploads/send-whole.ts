import { contentType } from "@/components/library/content-type";
import { call } from "@/lib/api/client/call";
import { insist } from "@/lib/api/client/insist";
import type { Turns } from "@/lib/core/data/turns";
import { putBlob } from "./put-blob";
import type { SendHooks } from "./send-hooks";
import { nameOf, type Source } from "./source";

/** Sends a small file with one PUT, retrying as long as the connection breaks. Returns the file's id. */
export async function sendWhole(source: Source, turns: Turns, hooks: SendHooks, signal: AbortSignal): Promise<string> {
  const { file, projectId } = source;
  const { onTrouble } = hooks;
  const body = {
    name: nameOf(source),
    sizeBytes: file.size,
    contentType: contentType(file),
    ...(projectId && { projectId }),
  };
  const upload = await insist(() => call("POST /library/uploads", { body, signal }), onTrouble, signal);
  hooks.onBegun(upload.id);
  await insist(() => turns.take(() => putBlob(file, upload, hooks.onSent, signal)), onTrouble, signal);
  hooks.onFinishing();
  await insist(
    () => call("POST /library/files/{id}/complete", { params: { id: upload.fileId }, signal }),
    onTrouble,
    signal,
  );
  return upload.fileId;
}

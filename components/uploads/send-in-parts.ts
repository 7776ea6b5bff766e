import { contentType } from "@/components/library/content-type";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { insist } from "@/lib/api/client/insist";
import type { Turns } from "@/lib/core/data/turns";
import { PartSender } from "./part-sender";
import type { RememberedUploads } from "./remembered";
import type { SendHooks } from "./send-hooks";
import { nameOf, type Source } from "./source";
import { whileHeld } from "./while-held";

type Means = { turns: Turns; remembered: RememberedUploads };

/** Sends a large file in parts, resuming an upload that this browser started before. Returns the file's id. */
export async function sendInParts(
  source: Source,
  means: Means,
  hooks: SendHooks,
  signal: AbortSignal,
): Promise<string> {
  const { turns, remembered } = means;
  const upload = (await begunBefore(source, means, hooks, signal)) ?? (await begin(source, means, hooks, signal));
  hooks.onBegun(upload.id);
  return whileHeld(upload.id, async () => {
    if (!upload.completedAt) await new PartSender(source.file, upload, turns, hooks).run(signal);
    hooks.onFinishing();
    await insist(
      () => call("POST /library/files/{id}/complete", { params: { id: upload.fileId }, signal }),
      hooks.onTrouble,
      signal,
    );
    remembered.forget(upload.id);
    return upload.fileId;
  });
}

async function begunBefore(source: Source, { remembered }: Means, { onTrouble }: SendHooks, signal: AbortSignal) {
  const known = remembered.find(source);
  if (!known) return null;
  try {
    return await insist(
      () => call("GET /library/uploads/{id}", { params: { id: known.uploadId }, signal }),
      onTrouble,
      signal,
    );
  } catch (error) {
    if (!CallError.isNotFound(error)) throw error;
    remembered.forget(known.uploadId);
    return null;
  }
}

async function begin(source: Source, { remembered }: Means, { onTrouble }: SendHooks, signal: AbortSignal) {
  const { file, projectId } = source;
  const body = {
    name: nameOf(source),
    sizeBytes: file.size,
    contentType: contentType(file),
    ...(projectId && { projectId }),
  };
  const upload = await insist(() => call("POST /library/uploads/multipart", { body, signal }), onTrouble, signal);
  remembered.add(source, upload.id);
  return upload;
}

import { call } from "@/lib/api/call";
import { completeUpload, startUpload } from "@/lib/api/library-uploads";
import { contentType } from "./content-type";
import { putFile } from "./put-file";

/** The three steps of an upload. `projectId` is where the file will lie; null keeps it outside every project. */
export async function sendFile(
  file: File,
  projectId: string | null,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = {
    name: file.name,
    sizeBytes: file.size,
    contentType: contentType(file),
    ...(projectId && { projectId }),
  };
  const upload = await call(startUpload, { body, signal });
  await putFile(file, upload, onProgress, signal);
  await call(completeUpload, { params: { id: upload.fileId }, signal });
}

import { putBlob } from "@/components/uploads/put-blob";

/** Sends a whole file with one PUT. `onProgress` receives 0 to 1. */
export const putFile = (
  file: File,
  target: { url: string; headers: Record<string, string> },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> => putBlob(file, target, (bytes) => onProgress(bytes / file.size), signal);

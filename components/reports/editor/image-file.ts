import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { MOST_IMAGE_BYTES } from "@/lib/core/document/most-image-bytes";

export const IMAGE_TYPES = "image/png,image/jpeg,image/webp";

async function base64Of(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("The image couldn’t be read."));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(",") + 1);
}

/** Stores an image for a report. The server decides what is allowed, but one that is too large would not reach it. */
export async function storeImage(reportId: string, file: File) {
  if (file.size > MOST_IMAGE_BYTES) throw new CallError("An image can be up to 5 MB.");
  return call("POST /reports/{id}/images", { params: { id: reportId }, body: { bytes: await base64Of(file) } });
}

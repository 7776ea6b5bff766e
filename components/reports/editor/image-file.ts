import { call } from "@/lib/api/call";
import { addReportImage } from "@/lib/api/report-parts";

export const IMAGE_TYPES = "image/png,image/jpeg,image/webp";

async function base64Of(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("The picture could not be read."));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(",") + 1);
}

/** Stores a picture for a report; what it may be is the server's to say. */
export async function storeImage(reportId: string, file: File) {
  return call(addReportImage, { params: { id: reportId }, body: { bytes: await base64Of(file) } });
}

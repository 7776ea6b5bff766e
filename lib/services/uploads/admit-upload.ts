import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { fileTypeOf } from "@/lib/services/files/file-type";
import { type AssetType, isRecordingType } from "@/lib/services/files/record";
import { languageOf } from "./language";
import { requireHours } from "./require-hours";

export type UploadInput = {
  name: string;
  sizeBytes: number;
  contentType: string;
  projectId?: string;
  /** Of the live interview that it records; such a file isn't in the library. */
  sessionId?: string;
  language?: string;
};

export type AdmittedUpload = Omit<UploadInput, "language"> & { assetType: AssetType; language: string | null };

const UNITS = [
  { name: "GB", bytes: 1024 ** 3 },
  { name: "MB", bytes: 1024 ** 2 },
];

/** In the unit that makes it a round number. */
function inWords(bytes: number): string {
  const unit = UNITS.find((each) => bytes % each.bytes === 0);
  return unit ? `${bytes / unit.bytes} ${unit.name}` : `${bytes} bytes`;
}

/**
 * What will be stored about an upload. Throws `invalid` for an unsupported size, type or language, and `allowance_used`
 * for a recording if the plan's hours of this month are used up.
 */
export async function admitUpload(ctx: Context, input: UploadInput): Promise<AdmittedUpload> {
  const type = fileTypeOf(input.contentType, input.name);
  if (!type) throw invalid("contentType", "This type of file is not supported.");
  const largest = config().MAX_UPLOAD_BYTES;
  if (input.sizeBytes > largest) throw invalid("sizeBytes", `A file can be at most ${inWords(largest)}.`);
  const language = languageOf(input.language);
  if (isRecordingType(type.assetType)) await requireHours(ctx, ctx.plan);
  return { ...input, ...type, language };
}

import { AppError } from "@/lib/core/errors";

export const needsFfmpeg = (format: string): AppError =>
  new AppError("conflict", `This server has no ffmpeg, which making a ${format} file from this recording needs.`);

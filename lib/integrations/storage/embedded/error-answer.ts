import { Readable } from "node:stream";
import { log } from "@/lib/core/log";
import type { ObjectAnswer } from "./answer";
import { S3Error } from "./s3-error";

const DISK_FULL = new Set(["ENOSPC", "EDQUOT"]);

function known(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  if (DISK_FULL.has(code)) return new S3Error(507, "InsufficientStorage", "There is no space left for this file.");
  return new S3Error(500, "InternalError", "The file store could not respond.");
}

/** S3's error document. Our own failures are logged; their messages never leave the process. */
export function errorAnswer(error: unknown, requestId: string): ObjectAnswer {
  const { status, code, message, headers } = known(error);
  if (status >= 500) log().error({ err: error, requestId }, "the file store failed");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>${code}</Code><Message>${message}</Message><RequestId>${requestId}</RequestId></Error>`;
  return {
    status,
    headers: { ...headers, "content-type": "application/xml" },
    body: Readable.from([Buffer.from(xml)]),
  };
}

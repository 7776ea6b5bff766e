import { AppError } from "@/lib/core/errors";
import { readText, refuseUnstorable } from "@/lib/http/request/body";
import { parseJson } from "@/lib/http/request/parse-json";
import { isObject } from "./fields";
import { refused } from "./words";

const MOST_BYTES = 5 * 1024 * 1024;

/**
 * The object that was sent, whatever its content type: providers also send `application/json`. Throws `invalidSyntax`,
 * or `too_large` above 5 MB.
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body = await parsed(request).catch((error: unknown) => {
    if (!(error instanceof AppError && error.kind === "invalid")) throw error;
    throw refused("invalidSyntax", error.message);
  });
  if (!isObject(body)) throw refused("invalidSyntax", "The body must be a JSON object.");
  return body;
}

async function parsed(request: Request): Promise<unknown> {
  const text = await readText(request, MOST_BYTES);
  try {
    const body = parseJson(text);
    refuseUnstorable(body);
    return body;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw refused("invalidSyntax", "The body is not valid JSON.");
  }
}

import { AppError, invalid } from "@/lib/core/errors";
import { parseJson } from "./parse-json";

const MAX_DEPTH = 32;
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a JSON body of at most `maxBytes`. An empty body is `undefined`. Throws `too_large`, `unsupported_media`, or
 * `invalid` for what isn't JSON, has too many values, is nested too deep, or contains text that PostgreSQL can't store.
 */
export async function readJson(request: Request, maxBytes: number, mostValues?: number): Promise<unknown> {
  const value = await readAnyJson(request, maxBytes, mostValues);
  refuseUnstorable(value);
  return value;
}

/** The same for any JSON: the caller refuses what can't be stored. */
export async function readAnyJson(request: Request, maxBytes: number, mostValues?: number): Promise<unknown> {
  const text = await readText(request, maxBytes);
  if (text === "") return undefined;
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type))
    throw new AppError("unsupported_media", "Send the body as application/json.");
  return parse(text, mostValues);
}

const inWords = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 ** 2)} MB`;

const NOT_UTF8 = "The body is not valid UTF-8.";

/** A body of at most `maxBytes` of UTF-8. Throws `too_large`, `invalid`, or `unsupported_media` if it is compressed. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new AppError("too_large", `The body is larger than ${inWords(maxBytes)}.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return "";
  if (!/^(identity)?$/i.test(request.headers.get("content-encoding") ?? ""))
    throw new AppError("unsupported_media", "Send the body without compression.");
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    // The rest is left to `finishBodies`: to cancel it would destroy the request, and nobody could read it.
    if (size > maxBytes) throw tooLarge();
    chunks.push(read.value);
  }
  try {
    return UTF8.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  } catch (cause) {
    throw new AppError("invalid", NOT_UTF8, { problems: [{ path: "", message: NOT_UTF8 }], cause });
  }
}

const NOT_JSON = "The body is not valid JSON.";

function parse(text: string, mostValues?: number): unknown {
  try {
    return parseJson(text, mostValues);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("invalid", NOT_JSON, { problems: [{ path: "", message: NOT_JSON }], cause });
  }
}

const UNSTORABLE = /\0|\p{Surrogate}/u;

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function refuseUnstorable(value: unknown, path = ""): void {
  const fault = faultOf(value, 0);
  if (fault) throw invalid([path, ...fault.path].filter(Boolean).join("."), fault.message);
}

type Fault = { path: string[]; message: string };

/** The path of a fault is built only on the way back up, because there nearly always is none. */
function faultOf(value: unknown, depth: number): Fault | null {
  if (depth > MAX_DEPTH) return { path: [], message: "The body is nested too deeply." };
  if (typeof value === "string")
    return UNSTORABLE.test(value) ? { path: [], message: "The text contains an invalid character." } : null;
  if (typeof value !== "object" || value === null) return null;
  const isList = Array.isArray(value);
  for (const key in value) {
    if (!isList && UNSTORABLE.test(key)) return { path: [], message: "A field name contains an invalid character." };
    const fault = faultOf(value[key as keyof typeof value], depth + 1);
    if (fault) return { ...fault, path: [key, ...fault.path] };
  }
  return null;
}

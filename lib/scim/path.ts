import { Reader, type ScimPath } from "./reader";

/** The path of a PATCH operation (RFC 7644 §3.5.2, figure 1). Throws `invalidPath`. */
export function parsePath(text: string): ScimPath {
  const reader = new Reader(text, "invalidPath");
  const path = reader.path();
  if (!reader.isDone) throw reader.refuse("something follows the attribute.");
  return path;
}

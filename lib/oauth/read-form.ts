import { AppError, invalid } from "@/lib/core/errors";
import { readText, refuseUnstorable } from "@/lib/http/request/body";

/** Enough for tokens, codes and URLs; hundreds of thousands of fields would hold up everyone else. */
const MOST_BYTES = 64 * 1024;

/**
 * Some libraries identify even a client without a secret by HTTP Basic; its password proves nothing (RFC 6749 §2.3.1).
 */
function basicUser(request: Request): string | undefined {
  const sent = /^Basic +([\w+/]+=*) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const user = sent && Buffer.from(sent, "base64").toString().split(":")[0];
  return user ? (new URLSearchParams(`user=${user}`).get("user") ?? undefined) : undefined;
}

/**
 * A form body (RFC 6749 appendix B). A field without a value counts as not sent, and a repeated one is refused (§3.2).
 * If the body doesn't name the client, HTTP Basic may.
 */
export async function readForm(request: Request): Promise<Map<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw new AppError("unsupported_media", "Send the body as application/x-www-form-urlencoded.");
  const given = [...new URLSearchParams(await readText(request, MOST_BYTES))].filter(([, value]) => value !== "");
  const form = new Map(given);
  if (form.size !== given.length) throw invalid("", "A field is given more than once.");
  const user = basicUser(request);
  if (user !== undefined && !form.has("client_id")) form.set("client_id", user);
  refuseUnstorable(Object.fromEntries(form));
  return form;
}

/** Throws `invalid` if the field wasn't sent. */
export function fieldOf(form: Map<string, string>, name: string): string {
  const value = form.get(name);
  if (value === undefined) throw invalid(name, `The field ${name} is required.`);
  return value;
}

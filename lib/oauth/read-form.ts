import { AppError, invalid } from "@/lib/core/errors";
import { readText, refuseUnstorable } from "@/lib/http/body";

/** Tokens, codes and addresses; hundreds of thousands of fields would hold up everybody else. */
const MOST_BYTES = 64 * 1024;

/** Some libraries name even a client without a secret by HTTP Basic; a password there proves nothing (RFC 6749 §2.3.1). */
function basicUser(request: Request): string | undefined {
  const sent = /^Basic +([\w+/]+=*) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const user = sent && Buffer.from(sent, "base64").toString().split(":")[0];
  return user ? (new URLSearchParams(`user=${user}`).get("user") ?? undefined) : undefined;
}

/**
 * A body of form fields (RFC 6749 appendix B). A field without a value counts as not sent, and one that is sent twice is
 * refused (§3.2). Where the body does not name the client, HTTP Basic may.
 */
export async function readForm(request: Request): Promise<Map<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw new AppError("unsupported_media", "Send the body as application/x-www-form-urlencoded.");
  const given = [...new URLSearchParams(await readText(request, MOST_BYTES))].filter(([, value]) => value !== "");
  const form = new Map(given);
  if (form.size !== given.length) throw invalid("", "A field is given more than once.");
  const user = basicUser(request);
  if (user !== undefined && !form.has("client_id")) form.set("client_id", user);
  refuseUnstorable(Object.fromEntries(form), "", 0);
  return form;
}

/** Throws `invalid` when the field was not sent. */
export function fieldOf(form: Map<string, string>, name: string): string {
  const value = form.get(name);
  if (value === undefined) throw invalid(name, `The field ${name} is required.`);
  return value;
}

import type { Resolve } from "@/lib/integrations/web/resolve";
import { mayReach } from "./may-reach";

/** Why agents may not open a URL, as a sentence; null if they may. */
export async function refusalOf(text: string, resolve?: Resolve): Promise<string | null> {
  if (!URL.canParse(text)) return "This is not an address.";
  const { protocol, username, password, hostname, port } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "The address begins with https:// or http://.";
  if (username || password) return "The address must not carry a user name or a password.";
  const reach = await mayReach(hostname, Number(port || (protocol === "https:" ? 443 : 80)), resolve);
  return "refused" in reach ? reach.refused : null;
}

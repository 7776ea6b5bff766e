import { mayReach } from "./may-reach";

/** Why agents may not open a URL, as a sentence; null if they may. */
export async function refusalOf(text: string): Promise<string | null> {
  if (!URL.canParse(text)) return "This is not a valid address.";
  const { protocol, username, password, hostname, port } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "The address must begin with https:// or http://.";
  if (username || password) return "The address must not contain a user name or password.";
  const reach = await mayReach(hostname, Number(port || (protocol === "https:" ? 443 : 80)));
  return "refused" in reach ? reach.refused : null;
}

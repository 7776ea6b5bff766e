import { Resolver } from "node:dns/promises";
import { config } from "@/lib/core/config";

/** The name servers' answer about a name: its TXT records, that it has none, or nothing reliable. */
export type TxtAnswer = { kind: "found"; values: string[] } | { kind: "none" } | { kind: "unreachable" };

const PATIENCE_MS = 2_500;
/** The name doesn't exist, or has no record of this type. */
const NONE = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * The TXT records of a name, from `DNS_SERVERS` or the machine's own name servers. A record in several strings is one
 * value (RFC 7208 §3.3). Never throws: a failing server isn't an answer.
 */
export async function readTxt(name: string): Promise<TxtAnswer> {
  const { DNS_SERVERS } = config();
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 2 });
  try {
    if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS);
    const records = await resolver.resolveTxt(name);
    return { kind: "found", values: records.map((strings) => strings.join("")) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { kind: NONE.has(code) ? "none" : "unreachable" };
  }
}

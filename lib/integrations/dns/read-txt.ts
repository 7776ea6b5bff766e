import { Resolver } from "node:dns/promises";
import { config } from "@/lib/core/config";

/** What the name servers say of a name: its TXT records, that it has none, or nothing that can be relied on. */
export type TxtAnswer = { kind: "found"; values: string[] } | { kind: "none" } | { kind: "unreachable" };

const PATIENCE_MS = 2_500;
/** The name does not exist, or exists without a record of this type. */
const NONE = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * The TXT records of a name, asked of `DNS_SERVERS` or of the machine's own name servers. A record in several strings is
 * one value (RFC 7208 §3.3). Never throws: a server that fails is not an answer.
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

import type { Transaction } from "@/lib/db/transaction";
import { ownerOf } from "@/lib/services/evidence/record";
import { sourceNames } from "@/lib/services/threads/source-names";
import type { Citation } from "./record";

const NAMES = `SELECT ${sourceNames("SELECT unnest($1::text[]) AS id")} AS sources`;

/** Citations with the present names of their transcripts. The caller has checked that they belong to the workspace. */
export async function withSources(tx: Transaction, citations: Citation[]): Promise<Citation[]> {
  if (citations.length === 0) return [];
  const owners = [...new Set(citations.map(ownerOf))];
  const [row] = await tx.db.$queryRawUnsafe<{ sources: Record<string, string> }[]>(NAMES, owners);
  return citations.map((citation) => ({ ...citation, source: row?.sources[ownerOf(citation)] ?? null }));
}

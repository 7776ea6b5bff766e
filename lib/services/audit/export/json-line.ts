import { contentOf, factsOf } from "../chain/link";
import type { ExportedRow } from "./rows";

/**
 * An entry as a line of JSON. `chain` is what its hash is computed from, for anyone who verifies it: digest =
 * SHA-256(salt, content), hash = SHA-256(previous hash, digest, facts), lists as canonical JSON. Null while the entry
 * is unsealed.
 */
export function jsonLine(row: ExportedRow): string {
  const { workspaceId: _workspace, keptName, keptActorName, salt, digest, sequence, hash, ...entry } = row;
  const chained = { ...row, createdAt: new Date(row.createdAt), name: keptName, actorName: keptActorName };
  const content = row.redactedAt ? null : contentOf(chained);
  const facts = sequence === null ? null : factsOf(chained, BigInt(sequence));
  return `${JSON.stringify({ ...entry, chain: facts && { sequence: Number(sequence), hash, digest, salt, facts, content } })}\n`;
}

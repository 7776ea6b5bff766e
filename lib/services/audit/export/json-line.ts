import { contentOf, factsOf } from "../chain/link";
import type { ExportedRow } from "./rows";

/**
 * An entry as a line of JSON. `chain` is what its hash is made of, for whoever computes it again: digest = SHA-256(salt,
 * content), hash = SHA-256(hash before, digest, facts), lists as canonical JSON. Null while the entry waits.
 */
export function jsonLine(row: ExportedRow): string {
  const { workspaceId: _workspace, keptName, keptActorName, salt, digest, sequence, hash, ...entry } = row;
  const chained = { ...row, createdAt: new Date(row.createdAt), name: keptName, actorName: keptActorName };
  const content = row.redactedAt ? null : contentOf(chained);
  const facts = sequence === null ? null : factsOf(chained, BigInt(sequence));
  return `${JSON.stringify({ ...entry, chain: facts && { sequence: Number(sequence), hash, digest, salt, facts, content } })}\n`;
}

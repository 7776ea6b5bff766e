import { expect } from "vitest";
import { db } from "@/lib/db/client";

type Passage = {
  id: string;
  ownerId: string;
  firstIndex: number | null;
  firstOffset: number | null;
  lastIndex: number | null;
  lastOffset: number | null;
  text: string;
};

/**
 * Fails unless every verbatim passage (of a workspace, or of the whole database) consists of exact parts of the stored
 * lines that it refers to, in their order.
 */
export async function expectFaithful(workspaceId?: string): Promise<void> {
  const where = { state: "verbatim", ...(workspaceId && { workspaceId }) };
  const passages: Passage[] = await db().passage.findMany({ where });
  const owners = [...new Set(passages.map(({ ownerId }) => ownerId))];
  const unfaithful: string[] = [];
  for (const ownerId of owners) {
    const lines = await db().$queryRaw<{ index: number; text: string }[]>`
      SELECT index, text FROM segment WHERE owner_id = ${ownerId} ORDER BY coalesce(position, index)`;
    for (const passage of passages.filter((one) => one.ownerId === ownerId))
      if (said(passage, lines) !== passage.text) unfaithful.push(`${passage.id}: ${passage.text}`);
  }
  expect(unfaithful).toEqual([]);
}

function said(passage: Passage, lines: { index: number; text: string }[]): string | null {
  if (passage.firstIndex === null) return "";
  const first = lines.findIndex(({ index }) => index === passage.firstIndex);
  const last = lines.findIndex(({ index }) => index === passage.lastIndex);
  if (first === -1 || last < first) return null;
  const part = ({ text }: { text: string }, at: number) =>
    text.slice(
      at === 0 ? (passage.firstOffset ?? 0) : 0,
      first + at === last ? (passage.lastOffset ?? 0) : text.length,
    );
  return lines
    .slice(first, last + 1)
    .map(part)
    .join("\n");
}

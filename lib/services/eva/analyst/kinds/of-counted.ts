import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import { evidenceId } from "@/lib/services/evidence/record";
import { ofOnly } from "./of-group";

/**
 * What a question finds among those whom the answer before it counted: "Why did they stop?" If they say nothing of it
 * by itself, what comes closest to both questions together (`both`). What everybody says, if nobody was counted.
 */
export async function ofCounted(
  found: Retrieved,
  counted: ReadonlySet<string> | undefined,
  both: string,
): Promise<Retrieved> {
  const members = new Set(
    found.said.flatMap(({ line, person }) => (counted?.has(evidenceId(line.origin, line.index)) ? [person] : [])),
  );
  if (members.size === 0) return found;
  const only = (all: Retrieved): Retrieved => ({
    ...ofOnly(members, all),
    ranked: all.ranked.filter(({ passage }) => members.has(passage.person)),
  });
  const own = only(found);
  return own.answers ? own : { ...only(await found.findToo(both)), answers: false };
}

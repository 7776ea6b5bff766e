import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { permit } from "@/lib/services/access/permit";
import type { LineSpan } from "@/lib/services/passages/record";
import type { Span } from "@/lib/services/passages/span";
import { create } from "./create";
import type { ClipRecord } from "./record";

type Times = { startSeconds: number; endSeconds: number };
type Given = Partial<Times & LineSpan> & { fileId?: string; sessionId?: string; title?: string };

const TIMES = ["startSeconds", "endSeconds"] as const;
const LINES = ["firstIndex", "firstOffset", "lastIndex", "lastOffset"] as const;

/** Creates a clip of a file or session, by seconds or by lines. Throws what `create` throws. */
export async function createFrom(ctx: Context, { fileId, sessionId, title, ...given }: Given): Promise<ClipRecord> {
  permit(ctx, "evidence.write");
  const ownerId = fileId ?? sessionId;
  if (ownerId === undefined || (fileId !== undefined && sessionId !== undefined))
    throw invalid("fileId", "Send either a file or a session.");
  return create(ctx, { ownerId, title, span: spanOf(given) });
}

function spanOf(given: Partial<Times & LineSpan>): Span {
  const byTime = TIMES.some((name) => given[name] !== undefined);
  const byLines = LINES.some((name) => given[name] !== undefined);
  if (byTime && byLines) throw invalid("firstIndex", "Send seconds or lines, not both.");
  if (byLines) return { ...whole(given, LINES) };
  return { ...whole(given, TIMES) };
}

/** All of the named numbers; throws for the first that is missing. */
function whole<Name extends string>(
  given: Partial<Record<Name, number>>,
  names: readonly Name[],
): Record<Name, number> {
  const missing = names.find((name) => given[name] === undefined);
  if (missing) throw invalid(missing, "Required: a clip needs a start and an end.");
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Record<Name, number>;
}

"use client";
import type { EditorTab } from "./missing";
import type { Parts } from "./parts";

type Props = { draft: Parts; workspaceName: string; tab: EditorTab };

/** What participants see, at the size of a phone, as it is being written. */
export function PreviewPhone({ draft }: Props) {
  return <p className="text-muted-foreground text-sm">{draft.title}</p>;
}

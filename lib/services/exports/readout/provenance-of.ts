import type { ReadoutRecord } from "@/lib/services/readouts/record";
import type { Words } from "../words/english";

const counted = (items: readonly { edited: boolean }[], told: (count: number) => string): string[] => {
  const count = items.filter(({ edited }) => edited).length;
  return count === 0 ? [] : [told(count)];
};

/** Says what machines wrote and what people changed, in two or three sentences. */
export function provenanceOf(
  { madeBy, summaryEdited, themes, nextSteps }: ReadoutRecord,
  { provenance: words }: Words,
): string {
  const claims = themes.flatMap((theme) => theme.claims);
  const edited = [
    ...(summaryEdited ? [words.summary] : []),
    ...counted(themes, words.themes),
    ...counted(claims, words.claims),
    ...counted(nextSteps, words.steps),
  ];
  return [
    madeBy === null || madeBy === "built-in" ? words.builtIn : words.model(madeBy),
    edited.length === 0 ? words.notEdited : words.editedParts(edited),
    words.quotes,
  ].join(" ");
}

import type { ReadoutRecord } from "@/lib/services/readouts/record";

const counted = (items: readonly { edited: boolean }[], one: string, many: string): string[] => {
  const count = items.filter(({ edited }) => edited).length;
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
};

/** Says what machines wrote and what people changed, in two or three sentences. */
export function provenanceOf({ madeBy, summaryEdited, themes, nextSteps }: ReadoutRecord): string {
  const claims = themes.flatMap((theme) => theme.claims);
  const edited = [
    ...(summaryEdited ? ["the summary"] : []),
    ...counted(themes, "theme", "themes"),
    ...counted(claims, "claim", "claims"),
    ...counted(nextSteps, "next step", "next steps"),
  ];
  return [
    madeBy === null || madeBy === "built-in"
      ? "Drafted by Earshot’s built-in analyst, without an AI model."
      : `Drafted by AI (${madeBy}).`,
    edited.length === 0 ? "Nobody has edited it." : `Written or edited by people: ${edited.join(", ")}.`,
    "Every quote stands word for word in the transcript that it links to, unless it says otherwise.",
  ].join(" ");
}

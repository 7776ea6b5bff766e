import type { Line } from "../line";
import { turnOf } from "../turn-of";
import { NameDialog } from "./name-dialog";
import type { useEdits } from "./use-edits";

/** Where the speaker is to be renamed: in the turn that starts at that line, or everywhere. */
export type Naming = { place: number; where: "everywhere" | "here" };

type Props = {
  naming: Naming;
  lines: Line[];
  speakers: string[];
  edits: Pick<ReturnType<typeof useEdits>, "rename" | "setSpeaker">;
  onClosed: () => void;
};

/** Asks who speaks, and renames the speaker of all intended lines. */
export function SpeakerNaming({ naming: { place, where }, lines, speakers, edits, onClosed }: Props) {
  const line = lines[place];
  if (!line) return null;
  const meant = where === "here" ? turnOf(lines, place) : lines.filter(({ speaker }) => speaker === line.speaker);
  return (
    <NameDialog
      speaker={line.speaker}
      where={where}
      lineCount={meant.length}
      speakers={speakers}
      save={(name) => (where === "here" ? edits.setSpeaker(meant, name) : edits.rename(line.speaker, name))}
      onClosed={onClosed}
    />
  );
}

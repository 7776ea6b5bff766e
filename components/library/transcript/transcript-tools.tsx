import { History, Keyboard } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { Chapter } from "../player/waveform-shape";
import { ChapterMenu } from "./chapter-menu";

type Props = {
  chapters: Chapter[];
  /** Opens the history of corrections; absent for who may not make any. */
  showHistory: (() => void) | undefined;
  /** Opens the list of keys; absent where the player's bar has a button for it. */
  showKeys: (() => void) | undefined;
};

/** The buttons next to a transcript's search box. */
export function TranscriptTools({ chapters, showHistory, showKeys }: Props) {
  return (
    <>
      <ChapterMenu chapters={chapters} />
      {showHistory && (
        <IconButton label="History" onClick={showHistory}>
          <History />
        </IconButton>
      )}
      {showKeys && (
        <IconButton label="Keyboard shortcuts (?)" onClick={showKeys} className="hidden shell:inline-flex">
          <Keyboard />
        </IconButton>
      )}
    </>
  );
}

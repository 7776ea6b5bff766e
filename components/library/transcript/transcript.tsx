"use client";
import { ArrowDownToDot } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Chapter } from "../player/waveform-shape";
import { HistoryDialog } from "./editing/history-dialog";
import { type Naming, SpeakerNaming } from "./editing/speaker-naming";
import { useEditedLine } from "./editing/use-edited-line";
import { useEdits } from "./editing/use-edits";
import { FindBar } from "./find-bar";
import type { highlights } from "./highlights";
import type { Owner } from "./owner";
import { textOf } from "./quote-of";
import { Panels } from "./selection/panels";
import { SelectionToolbar } from "./selection/selection-toolbar";
import { spanOf, useActs } from "./selection/use-acts";
import { useTagActs } from "./selection/use-tag-acts";
import { TranscriptList } from "./transcript-list";
import { TranscriptNotices } from "./transcript-notices";
import { TranscriptTools } from "./transcript-tools";
import { useListKeys } from "./use-list-keys";
import { useReading } from "./use-reading";
import { useRowActions } from "./use-row-actions";
import { useStep } from "./use-step";
import type { useTranscript } from "./use-transcript";
import { useUndo } from "./use-undo";
import { ALL_DRAWN } from "./use-virtual-lines";

type Props = {
  owner: Owner;
  transcript: ReturnType<typeof useTranscript>;
  marks: ReturnType<typeof highlights>;
  reloadTags: () => Promise<void>;
  quietSpeakers: (string | null)[];
  canWrite: boolean;
  showKeys: () => void;
  chapters: Chapter[];
};

/** A transcript to read, search, link into, tag, quote and correct; it follows its recording. */
export function Transcript(props: Props) {
  const { owner, transcript, marks, reloadTags, quietSpeakers, canWrite, showKeys, chapters } = props;
  const { lines, isWhole, version } = transcript;
  const findBox = useRef<HTMLInputElement>(null);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const canName = canWrite && version !== null;
  const canEdit = canName && transcript.editable;
  const mayEdit = canWrite && transcript.notEditableBecause === null;
  const { index: editedIndex, edit } = useEditedLine({ mayEdit, canEdit });
  const reading = useReading({ transcript, quietSpeakers, editedIndex });
  const { player, list, count, select, find, cursor, virtual, playing, follow } = reading;
  const { did, undo } = useUndo();
  const showTags = useCallback(() => void reloadTags().catch(() => undefined), [reloadTags]);
  const edits = useEdits({ ownerId: owner.ownerId, transcript, did, after: showTags });
  const tagActs = useTagActs(owner.ownerId, did, showTags);

  const acts = useActs({
    ownerId: owner.ownerId,
    name: owner.name,
    lines,
    canWrite,
    target: () => select.selection ?? cursor.selection(lines),
    hold: () => {
      cursor.letFocusGo();
      select.hold(true);
    },
  });
  const closePanel = () => {
    const at = acts.panel && "span" in acts.panel ? acts.panel.span.firstIndex : null;
    acts.setPanel(null);
    select.clear();
    if (at !== null) cursor.focusIndex(at);
  };
  const actions = useRowActions({
    lines,
    player,
    list,
    canName,
    edits,
    cursor,
    setNaming,
    edit,
    setPanel: acts.setPanel,
  });
  const step = useStep({ lines, player, playing, virtual, cursor, select });
  useListKeys({
    hasPlayer: player !== null,
    hasOwnFind: count > ALL_DRAWN,
    step,
    act: acts.act,
    edit: () => edit(lines[cursor.place]?.index ?? null),
    leave: () => select.clear(),
    find: () => findBox.current?.select(),
    undo: () => undo() !== null,
    help: showKeys,
  });

  const shown = select.selection;
  // A line that was only focused isn't selected, but what is asked about it has to show which words it means.
  const asked = acts.panel && spanOf(acts.panel);
  return (
    <section aria-label="Transcript" className="grid grid-cols-1 content-start gap-4 print:block">
      <FindBar
        find={find}
        box={findBox}
        isWhole={isWhole}
        goTo={reading.goTo}
        leave={() => (cursor.place >= 0 ? cursor.focus(cursor.place) : findBox.current?.blur())}
      >
        <TranscriptTools
          chapters={chapters}
          showHistory={canWrite ? () => setShowsHistory(true) : undefined}
          showKeys={player ? undefined : showKeys}
        />
      </FindBar>
      <TranscriptNotices transcript={transcript} canWrite={canWrite} />
      <div
        className="relative"
        onCopy={(event) => {
          if (!shown || editedIndex !== null) return;
          // The browser would copy only the rendered lines.
          event.preventDefault();
          event.clipboardData.setData("text/plain", textOf(lines, shown.span));
        }}
      >
        <TranscriptList
          list={list}
          virtual={virtual}
          lines={lines}
          count={count}
          quietSpeakers={quietSpeakers}
          table={reading.table}
          linkedIndex={reading.linkedIndex}
          editedIndex={editedIndex}
          canEdit={mayEdit}
          actions={actions}
          marksOf={marks.of}
          find={find.find}
          selected={shown && (shown.kind === "lines" || select.held) ? shown.span : asked}
          playingPlace={playing}
          cursor={cursor.place}
          hasPlayer={player !== null}
        />
        {shown && !acts.panel && !select.isDragging && (
          <SelectionToolbar
            list={list}
            box={shown.box}
            canWrite={canWrite}
            canClip={typeof lines[0]?.startSeconds === "number"}
            act={acts.act}
          />
        )}
        {acts.panel && (
          <Panels
            list={list}
            owner={owner}
            canWrite={canWrite}
            tagActs={tagActs}
            undo={undo}
            reloadTags={reloadTags}
            panel={acts.panel}
            marksOf={marks.of}
            close={closePanel}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {shown?.kind === "lines" &&
          `Lines selected. ${canWrite ? "T tags them, C makes a clip, B adds to a board, " : ""}Q copies the quote.`}
      </p>
      {follow.isAway && <BackToPlaying back={follow.back} />}
      {naming && (
        <SpeakerNaming
          naming={naming}
          lines={lines}
          speakers={actions.speakers()}
          edits={edits}
          onClosed={() => setNaming(null)}
        />
      )}
      {showsHistory && (
        <HistoryDialog
          ownerId={owner.ownerId}
          canUndo={canName}
          undo={edits.undo}
          onClosed={() => setShowsHistory(false)}
        />
      )}
    </section>
  );
}

function BackToPlaying({ back }: { back: () => void }) {
  return (
    <div className="pointer-events-none sticky bottom-28 z-20 flex justify-center shell:bottom-20">
      <Button onClick={back} className="pointer-events-auto rounded-full shadow-high">
        <ArrowDownToDot /> Back to the line playing now
      </Button>
    </div>
  );
}

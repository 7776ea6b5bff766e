"use client";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { tagDot } from "@/components/tags/tag-color";
import { cn } from "@/components/ui/cn";
import { KeysDialog } from "../player/keys-dialog";
import { Media, type Recording } from "../player/media";
import { createPlayer } from "../player/player";
import { PlayerBar } from "../player/player-bar";
import { PlayerContext } from "../player/player-context";
import { usePlayerKeys } from "../player/use-player-keys";
import { useRememberedPlace } from "../player/use-remembered-place";
import type { Chapter } from "../player/waveform-shape";
import { highlights } from "./highlights";
import type { Line } from "./line";
import type { Owner } from "./owner";
import { Transcript } from "./transcript";
import { useTagged } from "./use-tagged";
import { useTranscript } from "./use-transcript";

const NOBODY: (string | null)[] = [];

type Props = {
  owner: Owner;
  /** Null if it can't be played. */
  recording: Recording | null;
  /** The beginning of the transcript, and how many lines it has. */
  first: Line[];
  total: number;
  /** Why the words can't be changed, which has its place above them from the start. */
  notEditableBecause?: string | null;
  quietSpeakers?: (string | null)[];
  chapters?: Chapter[];
  /** Whether the person may tag, clip and edit. */
  canWrite: boolean;
  /** Shown in place of a transcript without lines. */
  instead: ReactNode;
  /** The column next to it, below the video. */
  aside: ReactNode;
  asideLabel: string;
};

/** Where a researcher works through a recording: video, transcript, and a player that stays at the bottom. */
export function Workbench(props: Props) {
  const { owner, recording, first, total, quietSpeakers = NOBODY, chapters = [], canWrite, instead, aside } = props;
  const hasRecording = recording !== null;
  const length = recording?.durationSeconds ?? null;
  const player = useMemo(() => (hasRecording ? createPlayer(length) : null), [hasRecording, length]);
  const [showsKeys, setShowsKeys] = useState(false);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  const transcript = useTranscript(owner.ownerId, first, total, props.notEditableBecause ?? null);
  const { tagged, reload: reloadTags } = useTagged(owner.ownerId);
  const marks = useMemo(() => highlights(transcript.lines, tagged), [transcript.lines, tagged]);
  const waveMarks = useMemo(
    () =>
      tagged.flatMap(({ passageId, startSeconds, endSeconds, tags, quote }) => {
        const [first] = tags;
        if (startSeconds === null || endSeconds === null || !first) return [];
        return [{ id: passageId, startSeconds, endSeconds, color: tagDot(first.tag), label: quote }];
      }),
    [tagged],
  );
  useRememberedPlace(player, owner.ownerId);
  usePlayerKeys(player);

  const { reload } = transcript;
  useEffect(() => {
    // Called when something next to the transcript changes its words, such as masking.
    const onChange = () => {
      void reload();
      void reloadTags().catch(() => undefined);
    };
    window.addEventListener("earshot:transcript", onChange);
    return () => window.removeEventListener("earshot:transcript", onChange);
  }, [reload, reloadTags]);

  return (
    <PlayerContext value={player}>
      <div
        className={cn(
          "grid grid-cols-1 content-start gap-8 cramped:gap-3 roomy:grid-cols-[minmax(0,1fr)_280px] print:block print:space-y-8",
          hasRecording && "min-h-[calc(100dvh-244px)] print:min-h-0",
        )}
      >
        {instead ?? (
          <Transcript
            owner={owner}
            transcript={transcript}
            marks={marks}
            reloadTags={reloadTags}
            quietSpeakers={quietSpeakers}
            canWrite={canWrite}
            showKeys={showKeys}
            chapters={chapters}
          />
        )}
        <aside
          aria-label={props.asideLabel}
          className="order-first roomy:order-none cramped:not-has-[button,video]:hidden"
        >
          <div className="grid grid-cols-1 gap-5 roomy:sticky roomy:top-20 roomy:max-h-[calc(100dvh-168px)] roomy:-mr-2 roomy:overflow-y-auto roomy:pr-2">
            {recording && player && <Media recording={recording} player={player} />}
            {aside}
          </div>
        </aside>
      </div>
      {recording && player && (
        <PlayerBar recording={recording} player={player} marks={waveMarks} chapters={chapters} showKeys={showKeys} />
      )}
      <KeysDialog
        open={showsKeys}
        onOpenChange={setShowsKeys}
        hasRecording={hasRecording}
        hasPicture={recording?.kind === "VIDEO"}
        canWrite={canWrite}
        canEdit={canWrite && transcript.editable}
      />
    </PlayerContext>
  );
}

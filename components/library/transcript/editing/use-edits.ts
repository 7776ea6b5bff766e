"use client";
import { useMemo, useRef } from "react";
import { type Answer, call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import type { Line } from "../line";
import type { useTranscript } from "../use-transcript";
import type { Undo } from "../use-undo";

type Options = {
  ownerId: string;
  transcript: ReturnType<typeof useTranscript>;
  did: Undo["did"];
  /** Called once an edit is shown. */
  after: () => void;
};

/** Edits a transcript, one edit after another, each of which can be taken back. All of them throw `CallError`. */
export function useEdits({ ownerId, transcript, did, after }: Options) {
  const latest = useRef({ transcript, after });
  latest.current = { transcript, after };
  /** What the next edit states as the version its editor saw. */
  const version = useRef(0);
  version.current = Math.max(version.current, transcript.version ?? 0);

  return useMemo(() => {
    const show = async (send: (version: number) => Promise<Answer<"PATCH /transcripts/{ownerId}/lines/{index}">>) => {
      try {
        const change = await send(version.current);
        version.current = change.version;
        await latest.current.transcript.apply(change);
        latest.current.after();
        return change.editId;
      } catch (thrown) {
        // Shows what is stored now, so that the person can choose.
        if (CallError.isConflict(thrown)) await latest.current.transcript.reload();
        throw thrown;
      }
    };
    const undo = (editId: string) =>
      show(() => call("POST /transcripts/{ownerId}/undo", { params: { ownerId }, body: { editId } }));
    const run = async (send: Parameters<typeof show>[0]) => {
      const editId = await show(send);
      did(async () => {
        await undo(editId);
        return "Edit undone.";
      });
    };
    const at = ({ index }: Line) => ({ ownerId, index: String(index) });
    const saveText = (line: Line, text: string) =>
      run((seen) =>
        call("PATCH /transcripts/{ownerId}/lines/{index}", {
          params: at(line),
          body: { version: seen, text: text.trim() },
        }),
      );
    const keep = (line: Line, text: string) => (text === line.text ? Promise.resolve() : saveText(line, text));
    return {
      saveText,
      split: async (line: Line, offset: number, text: string) => {
        await keep(line, text);
        await run((seen) =>
          call("POST /transcripts/{ownerId}/lines/{index}/split", {
            params: at(line),
            body: { version: seen, offset },
          }),
        );
      },
      join: async (line: Line, text: string) => {
        await keep(line, text);
        await run((seen) =>
          call("POST /transcripts/{ownerId}/lines/{index}/join", { params: at(line), body: { version: seen } }),
        );
      },
      setSpeaker: async (lines: Line[], speaker: string) => {
        for (const line of lines)
          await run((seen) =>
            call("PATCH /transcripts/{ownerId}/lines/{index}", { params: at(line), body: { version: seen, speaker } }),
          );
      },
      rename: (from: string | null, to: string) =>
        run((seen) =>
          call("POST /transcripts/{ownerId}/speakers/rename", {
            params: { ownerId },
            body: { version: seen, from, to },
          }),
        ),
      undo: async (editId: string) => void (await undo(editId)),
    };
  }, [ownerId, did]);
}

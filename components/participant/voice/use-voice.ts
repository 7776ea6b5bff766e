"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import type { Trouble } from "@/lib/api/client/insist";
import type { SpokenAnswer } from "@/lib/api/participation/spoken";
import { keepTrying } from "../keep-trying";
import { reasonOf } from "../reason-of";
import { showAfresh } from "../show-afresh";
import { awaitText } from "./await-text";
import { ChunkSender } from "./chunk-sender";
import { keptPieces } from "./kept-pieces";
import type { NoMicrophone } from "./microphone";
import { type Recording, startRecording } from "./start-recording";

export type VoiceState =
  | { kind: "idle" }
  | { kind: "left"; take: string }
  | { kind: "starting" }
  | { kind: "recording"; stream: MediaStream; startedAt: number }
  | { kind: "saving" }
  | { kind: "working" }
  | { kind: "failed" }
  | { kind: "refused"; why: ReturnType<typeof reasonOf> }
  | { kind: "replaced" }
  | { kind: "none"; why: NoMicrophone };

type Props = {
  token: string;
  version: number;
  onText: (text: string) => void;
  /** Looks where the conversation is now: what refuses a recording may be that it went on elsewhere, or is over. */
  onRefused: () => Promise<unknown>;
};

const otherwiseOf = (error: unknown): VoiceState => ({ kind: CallError.isConflict(error) ? "replaced" : "failed" });

/** A spoken answer from the first word to its text. What was spoken before a tab was closed is offered again. */
export function useVoice({ token, version, onText, onRefused }: Props) {
  const [state, setState] = useState<VoiceState>({ kind: "idle" });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const recording = useRef<Recording | null>(null);
  const gone = useRef(new AbortController());

  const settle = useCallback(
    (answer: SpokenAnswer | null) => {
      if (answer?.status === "transcribed" && answer.text) onText(answer.text);
      else setState({ kind: "failed" });
    },
    [onText],
  );
  const wait = useCallback(async () => {
    setState({ kind: "working" });
    settle(await awaitText(token, version, gone.current.signal));
  }, [settle, token, version]);
  /** Failures after the question is gone are ignored; what became of it is said instead of what failed. */
  const guard = useCallback(
    async (act: () => Promise<void>, otherwise: VoiceState | ((error: unknown) => VoiceState)) => {
      const { signal } = gone.current;
      try {
        await act();
      } catch (error) {
        if (signal.aborted) return;
        if (CallError.isNotFound(error)) await showAfresh();
        if (CallError.isConflict(error)) await keepTrying(onRefused, setTrouble, signal).catch(() => undefined);
        if (!signal.aborted) setState(typeof otherwise === "function" ? otherwise(error) : otherwise);
      }
    },
    [onRefused],
  );

  useEffect(() => {
    gone.current = new AbortController();
    const { current } = gone;
    guard(
      async () => {
        const { signal } = current;
        const { answer } = await call("GET /participation/{token}/spoken", {
          params: { token },
          query: { version },
          signal,
        });
        const isLeft =
          answer?.status === "recording" && (answer.chunks > 0 || (await keptPieces.ofTake(answer.take))[0]);
        if (answer && isLeft) setState({ kind: "left", take: answer.take });
        else if (answer && answer.status !== "recording") await wait();
      },
      { kind: "idle" },
    );
    return () => {
      current.abort();
      recording.current?.leave();
    };
  }, [token, version, wait, guard]);

  const record = () =>
    guard(
      async () => {
        setState({ kind: "starting" });
        const started = await startRecording({ token, version }, setTrouble, () => stop());
        if (typeof started === "string") return setState({ kind: "none", why: started });
        if (gone.current.signal.aborted) return started.leave();
        recording.current = started;
        setState({ kind: "recording", stream: started.stream, startedAt: performance.now() });
      },
      (error) => ({ kind: "refused", why: reasonOf(error) }),
    );
  const stop = () =>
    guard(async () => {
      const { current } = recording;
      if (!current) return;
      recording.current = null;
      setState({ kind: "saving" });
      await current.finish();
      await wait();
    }, otherwiseOf);
  const discard = () => {
    recording.current?.discard();
    recording.current = null;
    setState({ kind: "idle" });
  };
  const use = (take: string) =>
    guard(async () => {
      setState({ kind: "saving" });
      const sender = ChunkSender.resume({ token, version }, take, await keptPieces.ofTake(take), setTrouble);
      await sender.finish();
      await wait();
    }, otherwiseOf);
  return { state, trouble, record, stop, discard, use };
}

"use client";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Readout } from "../shapes";
import { type Acts, useActs } from "./use-acts";
import { useUndoKey } from "./use-undo-key";
import { useWatch } from "./use-watch";

/** The names of what is in the readout, for menus that ask for a destination. */
type Outline = { id: string; title: string; claims: { id: string; text: string }[] }[];

type Names = {
  /** Visible themes and claims, in order. */
  outline: Outline;
  /** Visible next steps. */
  steps: { id: string }[];
  /** The language model that generates readouts, if there is one. */
  model: string | null;
};
type Value = Acts & Names & { studyId: string; version: number; canWrite: boolean };
const Context = createContext<Value | null>(null);
/** Apart, since it changes every second or two and only one note shows it. */
const ProgressContext = createContext<Readout["progress"]>(null);

type Props = Names & {
  readout: Pick<Readout, "studyId" | "version" | "generation" | "status" | "progress">;
  canWrite: boolean;
  children: ReactNode;
};

/** Actions available from anywhere on the page. The server renders the page again after each change. */
export function ReadoutActs({ readout, outline, steps, model, canWrite, children }: Props) {
  const { studyId, version } = readout;
  const { known, isRefreshing, act, undo, refresh } = useActs(readout);
  const progress = useWatch(readout, { known, isRefreshing, canWrite, refresh });
  useUndoKey(canWrite, undo);
  const value = useMemo(
    () => ({ act, undo, refresh, studyId, version, canWrite, outline, steps, model }),
    [act, undo, refresh, studyId, version, canWrite, outline, steps, model],
  );
  return (
    <Context value={value}>
      <ProgressContext value={progress}>{children}</ProgressContext>
    </Context>
  );
}

export function useReadout(): Value {
  const value = useContext(Context);
  if (!value) throw new Error("useReadout needs a readout around it.");
  return value;
}

/** How far the generation is that is under way. */
export const useProgress = (): Readout["progress"] => useContext(ProgressContext);

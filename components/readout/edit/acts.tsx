"use client";
import { createContext, type ReactNode, useContext } from "react";
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
};
type Value = Acts & Names & { studyId: string; version: number; canWrite: boolean };
const Context = createContext<Value | null>(null);

type Props = Names & {
  readout: Pick<Readout, "studyId" | "version" | "generation" | "status">;
  canWrite: boolean;
  children: ReactNode;
};

/** Actions available from anywhere on the page. The server renders the page again after each change. */
export function ReadoutActs({ readout, outline, steps, canWrite, children }: Props) {
  const { studyId, version } = readout;
  const { known, isRefreshing, ...acts } = useActs(readout);
  useWatch(readout, { known, isRefreshing, refresh: acts.refresh });
  useUndoKey(canWrite, acts.undo);
  return <Context value={{ ...acts, studyId, version, canWrite, outline, steps }}>{children}</Context>;
}

export function useReadout(): Value {
  const value = useContext(Context);
  if (!value) throw new Error("useReadout needs a readout around it.");
  return value;
}

"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { readLocal, writeLocal } from "@/components/ui/hooks/local-storage";
import type { Engine } from "../engine/engine";
import { keepTrying } from "../keep-trying";
import type { Answers } from "../shapes";

type Draft = Record<string, unknown>;
export type Saved = "saved" | "saving" | "not-saved";

const PAUSE_MS = 800;

const kept = (key: string | null): Draft => {
  const value = key === null ? null : readLocal(key);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Draft) : {};
};
/** The server's copy is authoritative; this one only bridges a lost connection. */
const keep = (key: string | null, draft: Draft | null) => {
  if (key !== null) writeLocal(key, draft);
};

/** Only non-empty answers are sent. */
const filled = (draft: Draft): Answers =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  ) as Answers;

/**
 * The answers of a form as they are filled in: kept on this device at once and on the server a moment later. What could
 * not be saved before the page was closed is saved when it is opened again.
 */
export function useDraft(engine: Engine, key: string | null, stored: Draft) {
  const [values, setValues] = useState<Draft>(stored);
  const [saved, setSaved] = useState<Saved>("saved");
  const latest = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const gone = useRef(new AbortController());

  const save = useCallback(async () => {
    const draft = latest.current;
    setSaved("saving");
    const onTrouble = (trouble: unknown) => trouble && setSaved("not-saved");
    await keepTrying(() => engine.saveDraft(filled(draft)), onTrouble, gone.current.signal).then(
      () => {
        if (latest.current !== draft) return;
        keep(key, null);
        setSaved("saved");
      },
      () => !gone.current.signal.aborted && setSaved("not-saved"),
    );
  }, [engine, key]);

  const change = useCallback(
    (id: string, value: unknown) => {
      latest.current = { ...latest.current, [id]: value };
      setValues(latest.current);
      keep(key, latest.current);
      setSaved("saving");
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE_MS);
    },
    [key, save],
  );
  useEffect(() => {
    gone.current = new AbortController();
    const { current } = gone;
    const unsaved = kept(key);
    if (Object.keys(unsaved).length > 0) {
      latest.current = { ...latest.current, ...unsaved };
      setValues(latest.current);
      void save();
    }
    return () => {
      clearTimeout(timer.current);
      current.abort();
    };
  }, [key, save]);
  // Two windows of one form share their answers: what is typed in one appears in the other.
  useEffect(() => {
    const heard = (event: StorageEvent) => {
      if (key === null || event.key !== key || event.newValue === null) return;
      latest.current = { ...latest.current, ...kept(key) };
      setValues(latest.current);
    };
    addEventListener("storage", heard);
    return () => removeEventListener("storage", heard);
  }, [key]);
  /** Adopts what was saved elsewhere, for example on another device, unless something was typed here since `seen`. */
  const takeUp = useCallback((elsewhere: Draft, seen: Draft) => {
    if (latest.current !== seen) return;
    latest.current = elsewhere;
    setValues(elsewhere);
  }, []);
  /** Once the form is sent, nothing is kept here. */
  const forget = () => {
    clearTimeout(timer.current);
    keep(key, null);
  };
  return { values, saved, change, takeUp, forget };
}

"use client";
import { useEffect, useRef, useState } from "react";
import { CallError } from "@/lib/api/client/call-error";
import type { Trouble } from "@/lib/api/client/insist";
import { keepTrying } from "./keep-trying";
import { reasonOf } from "./reason-of";
import { showAfresh } from "./show-afresh";
import { useWords } from "./words/words-context";

const INVALID = 400;

/**
 * Runs one action at a time, so that a double tap acts once, and reports errors in the participant's language.
 * `problems` are the server's, by field path. With `isSafe`, an act that changes nothing when it is repeated, it is
 * repeated until it is answered, and the page says so.
 */
export function useAct({ isSafe = false } = {}) {
  const { words } = useWords();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const under = useRef(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    const { current } = gone;
    return () => current.abort();
  }, []);
  const onTrouble = (trouble: Trouble | null) =>
    setError(trouble && words.trouble[trouble === "offline" ? "waiting" : "retrying"]);
  /** Resolves with whether it worked. */
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    if (under.current) return false;
    under.current = true;
    setBusy(true);
    setError(null);
    setProblems([]);
    try {
      await (isSafe ? keepTrying(act, onTrouble, gone.current.signal) : act());
      return true;
    } catch (thrown) {
      if (gone.current.signal.aborted) return false;
      if (CallError.isNotFound(thrown)) return await showAfresh();
      if (thrown instanceof CallError && thrown.status === INVALID)
        setProblems(thrown.problems.map(({ path }) => path));
      setError(words.trouble[reasonOf(thrown)]);
      return false;
    } finally {
      under.current = false;
      setBusy(false);
    }
  };
  return { busy, error, problems, run };
}

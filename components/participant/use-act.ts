"use client";
import { useRef, useState } from "react";
import { CallError } from "@/lib/api/call-error";
import { mayPass } from "@/lib/api/insist";
import { useWords } from "./words/words-context";

const TOO_MANY = 429;
const INVALID = 400;

/**
 * Runs one action at a time, so that a double tap acts once, and reports errors in the participant's language.
 * `problems` are the server's, by field path.
 */
export function useAct() {
  const { words } = useWords();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const under = useRef(false);
  /** Resolves with whether it worked. */
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    if (under.current) return false;
    under.current = true;
    setBusy(true);
    setError(null);
    setProblems([]);
    try {
      await act();
      return true;
    } catch (thrown) {
      const { trouble } = words;
      const status = thrown instanceof CallError ? thrown.status : 500;
      if (thrown instanceof CallError && status === INVALID) setProblems(thrown.problems.map(({ path }) => path));
      setError(status === TOO_MANY ? trouble.busy : mayPass(thrown) ? trouble.offline : trouble.server);
      return false;
    } finally {
      under.current = false;
      setBusy(false);
    }
  };
  return { busy, error, problems, run };
}

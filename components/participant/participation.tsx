"use client";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Language } from "@/lib/core/languages";
import { type Recruited, remoteEngine } from "./engine/remote-engine";
import { Journey } from "./journey";
import { ParticipantMenu } from "./participant-menu";
import { rememberToken } from "./remember-token";
import type { View } from "./shapes";
import type { Words } from "./words/words";
import { WordsProvider } from "./words/words-context";

type Props = { view: View; words: Words; language: Language; recruited: Recruited };

/** A participant's whole journey on one page; the address always holds the link that leads back to it. */
export function Participation({ view: first, words, language, recruited }: Props) {
  const router = useRouter();
  const [view, setView] = useState(first);
  const [known, setKnown] = useState<string | null>(null);
  const keep = useCallback(
    (token: string) => {
      rememberToken.set(first.studyKey, token);
      window.history.replaceState(null, "", `/i/${token}`);
    },
    [first.studyKey],
  );
  /** A recruiting service's link says who comes; anyone else returns as who they were here before. */
  const remembered = useCallback(
    () => (Object.keys(recruited).length === 0 ? rememberToken.get(first.studyKey) : null),
    [first.studyKey, recruited],
  );
  const engine = useMemo(
    () => remoteEngine({ view: first, recruited, known: remembered, onToken: keep }),
    [first, recruited, remembered, keep],
  );
  useEffect(() => {
    if (first.participant) return rememberToken.set(first.studyKey, first.token);
    const token = remembered();
    if (token && token !== first.token) {
      setKnown(token);
      router.replace(`/i/${token}`);
    }
  }, [first, router, remembered]);
  return (
    <WordsProvider words={words} language={language}>
      <Journey
        engine={engine}
        view={view}
        onView={setView}
        hidden={known !== null}
        menu={(stop) => <ParticipantMenu view={view} onStop={stop} />}
      />
    </WordsProvider>
  );
}

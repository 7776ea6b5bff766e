"use client";
import { RotateCcw } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/states/skeleton";
import { directionOf, type Language, langOf, languageOf } from "@/lib/core/languages";
import { PreviewTimes } from "./booking/preview-times";
import { firstView, type Previewed, previewEngine } from "./engine/preview-engine";
import { Journey } from "./journey";
import type { Words } from "./words/words";
import { WordsProvider } from "./words/words-context";
import { wordsFor } from "./words/words-for";

/**
 * What a participant will see, in a box on a researcher's page. Nothing is called or stored; it starts over whenever
 * the study changes.
 */
export function ParticipantPreview(previewed: Previewed) {
  const [tries, setTries] = useState(0);
  const key = `${tries} ${JSON.stringify(previewed)}`;
  const speech = useSpeech(languageOf(previewed.study.language));
  if (!speech) return <Skeleton className="h-full" />;
  const { words, language } = speech;
  return (
    <WordsProvider words={words} language={language}>
      <div className="flex h-full min-h-0 flex-col">
        <div
          lang={langOf(language)}
          dir={directionOf(language)}
          className="flex items-center justify-between gap-3 border-b bg-muted py-1 ps-4 pe-1.5"
        >
          <p className="text-muted-foreground text-sm">{words.preview.note}</p>
          <Button tone="ghost" size="small" onClick={() => setTries(tries + 1)}>
            <RotateCcw /> {words.preview.restart}
          </Button>
        </div>
        <Walk key={key} {...previewed} followUp={words.preview.followUp} />
      </div>
    </WordsProvider>
  );
}

/** The words of a language, loaded when it is chosen; the ones before it stay until then. */
function useSpeech(language: Language) {
  const [speech, setSpeech] = useState<{ words: Words; language: Language } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    wordsFor(language).then(
      (words) => isCurrent && setSpeech({ words, language }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return speech;
}

function Walk({ followUp, ...previewed }: Previewed & { followUp: string }) {
  const { study, guide, screener } = previewed;
  const [view, setView] = useState(() => firstView(previewed));
  const engine = useMemo(() => previewEngine({ study, guide, screener }, followUp), [study, guide, screener, followUp]);
  return (
    <div data-scroll-box className="min-h-0 flex-1 overflow-y-auto">
      <Journey
        engine={engine}
        view={view}
        onView={setView}
        booking={<PreviewTimes view={view} lengths={study.offeredMinutes} />}
      />
    </div>
  );
}

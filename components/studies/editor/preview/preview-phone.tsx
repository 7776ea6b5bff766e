"use client";
import { useMemo } from "react";
import type { Parts } from "@/components/studies/editor/saving/parts";
import { onDemand } from "@/components/ui/states/on-demand";
import { Skeleton } from "@/components/ui/states/skeleton";
import { type Language, languageOf } from "@/lib/core/languages";
import { useSettled } from "./use-settled";

const ParticipantPreview = onDemand(
  async () => (await import("@/components/participant/preview")).ParticipantPreview,
  <Skeleton className="h-full" />,
);

const PAUSE_MS = 500;

export type Shown = {
  workspaceName: string;
  /** The consent text of studies that have none of their own. */
  usualConsent: Record<Language, string>;
  /** Whether answers can be spoken in this installation. */
  speech: boolean;
  /** Lengths of the times on offer in a live interview. */
  offeredMinutes: number[];
};

/** What participants see, at phone size, as it is being written; it can be clicked through to the end. */
export function PreviewPhone({ draft, workspaceName, usualConsent, speech, offeredMinutes }: Shown & { draft: Parts }) {
  const { title, type, language, settings, audience, guide, screener } = useSettled(draft, PAUSE_MS);
  const study = useMemo(
    () => ({
      title,
      workspaceName,
      // Agents are shown nothing; their study has its own editor.
      type: type === "swarm" ? ("ai-curated-interview" as const) : type,
      language,
      minutes: settings.durationMin,
      offeredMinutes: type === "live-interview" ? offeredMinutes : [],
      rewardCents: settings.rewardCents,
      instructions: audience.instructions,
      voice: settings.voice,
      speech,
      consentText: settings.consentText ?? usualConsent[languageOf(language)],
    }),
    [title, workspaceName, type, language, settings, audience, usualConsent, speech, offeredMinutes],
  );
  return (
    <section aria-label="What participants see" className="grid justify-items-center">
      <div className="h-[720px] w-[384px] max-w-full overflow-hidden rounded-[36px] border-8 border-border bg-surface [zoom:0.82]">
        <ParticipantPreview study={study} guide={guide} screener={screener} />
      </div>
    </section>
  );
}

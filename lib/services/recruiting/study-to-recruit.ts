import { escapeHtml } from "@/lib/core/text/escape-html";
import type { ChosenFilter, StudyToRecruit } from "@/lib/integrations/recruiting/types";
import { participationUrl } from "@/lib/services/participants/token";
import type { StudyRecord } from "@/lib/services/studies/record";

const USUAL_MINUTES = 15;

/** The mark by which a study is found at the service if the response to its creation was lost. */
export const markOf = (studyId: string) => `Earshot ${studyId}`;

/** Our study as a recruiting service shows it to people: its texts are HTML, ours are plain. */
export function studyToRecruit(
  study: StudyRecord,
  { places, completionCode }: { places: number; completionCode: string },
  filters: ChosenFilter[],
): StudyToRecruit {
  const instructions = study.audience.instructions ?? "Answer a few questions in your own words, in your browser.";
  return {
    mark: markOf(study.id),
    title: study.title,
    description: `<p>${escapeHtml(instructions).replaceAll("\n", "<br>")}</p>`,
    url: participationUrl("study", study.id),
    completionCode,
    places,
    filters,
    minutes: study.durationMin ?? USUAL_MINUTES,
    rewardCents: study.rewardCents ?? 0,
  };
}

import { AUDIENCE_WORDS } from "@/components/studies/editor/audience/audience-words";
import { placeName } from "@/components/studies/editor/audience/place-names";
import { KeyValue } from "@/components/ui/lists/key-value";
import { languageName } from "@/components/ui/text/language-name";
import { spokenLanguage } from "@/lib/core/languages";
import { dollars } from "@/lib/core/text/dollars";
import { moment } from "@/lib/core/time/dates";
import type { Study } from "../shapes";

const LISTS = ["employmentStatus", "educationLevel", "maritalStatus", "householdIncome"] as const;

/** Participants of a study in a language that we don't speak see English around its questions. */
const languageFact = (tag: string | null): string =>
  tag === null || spokenLanguage(tag)
    ? languageName(tag ?? "en")
    : `${languageName(tag)} (your own words; Earshot’s are in English)`;

/** Who is wanted and on what terms, as facts. */
export function AudienceFacts({ study: { audience, settings, language } }: { study: Study }) {
  const { gender, ageMin, ageMax } = audience.demographics;
  const ages = ageMin || ageMax ? `${ageMin ?? 18} to ${ageMax ?? 100}` : "Any";
  const rows = [
    { label: "Participants", value: String(settings.targetParticipants ?? "–") },
    { label: "Reward", value: settings.rewardCents ? dollars(settings.rewardCents) : "None" },
    { label: "Deadline", value: settings.deadline ? moment(settings.deadline) : "None" },
    { label: "Language", value: languageFact(language) },
    { label: "Places", value: audience.locations.map(placeName).join(", ") || "Anywhere" },
    { label: "Age", value: ages },
    ...(gender ? [{ label: "Gender", value: gender }] : []),
    ...LISTS.flatMap((name) => {
      const words: Record<string, string> = AUDIENCE_WORDS[name].choices;
      const chosen = audience.demographics[name].map((value) => words[value] ?? value);
      return chosen.length > 0 ? [{ label: AUDIENCE_WORDS[name].label, value: chosen.join(", ") }] : [];
    }),
    ...(audience.instructions ? [{ label: "Instructions", value: audience.instructions }] : []),
  ];
  return <KeyValue rows={rows} />;
}

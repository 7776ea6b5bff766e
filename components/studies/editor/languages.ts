import { languageName } from "@/components/ui/text/language-name";
import { LANGUAGES, langOf, languageOf, spokenLanguage } from "@/lib/core/languages";
import { isModerated, type StudyType } from "@/lib/core/study/types";

const OTHERS = "sv da nb fi cs ro hu el tr uk ru he hi id vi th ko zh".split(" ");
const named = (value: string) => ({ value, label: languageName(value) });

/**
 * The languages on offer, by whether Earshot speaks them to participants; any other BCP-47 tag that a study has is
 * kept.
 */
export const languageChoices = (chosen: string | null) => {
  const spoken = LANGUAGES.map(langOf);
  const kept = chosen && ![...spoken, ...OTHERS].includes(chosen) ? [chosen] : [];
  return [
    { value: "", label: "Not set (English)" },
    { label: "Earshot speaks", choices: [...spoken, ...kept.filter((tag) => spokenLanguage(tag))].map(named) },
    { label: "Only your own words", choices: [...OTHERS, ...kept.filter((tag) => !spokenLanguage(tag))].map(named) },
  ];
};

/** What participants of a study in a language see and hear from Earshot itself. */
export function languageHint(tag: string | null, type: StudyType): string {
  const spoken = languageName(langOf(languageOf(tag)));
  if (tag === null || spokenLanguage(tag))
    return `${isModerated(type) ? "The pages, the emails, and the moderator’s own lines" : "The pages and emails"} are in ${spoken}. Your questions stay as you write them.`;
  return `Earshot doesn’t speak ${languageName(tag)}. Your questions, title, and consent text stay as you write them, but ${isModerated(type) ? "buttons, emails, and the moderator’s own lines" : "buttons and emails"} are in English.`;
}

const READ = { en: "Read for this answer:", de: "Dafür gelesen:" } as const;
const MOST = 3;

/** Eva's sentence that tells where a question was looked up that names its sources. */
export function readOnly(names: readonly string[], language: "en" | "de"): string {
  const shown = names.slice(0, MOST).map((name) => (language === "en" ? `“${name}”` : `„${name}“`));
  const more = names.length - shown.length;
  const all = more > 0 ? [...shown, language === "en" ? `${more} more` : `${more} weitere`] : shown;
  return `${READ[language]} ${new Intl.ListFormat(language, { type: "conjunction" }).format(all)}.`;
}

/** Whether a paragraph of an answer is that sentence. */
export const isReadOnly = (text: string): boolean => Object.values(READ).some((read) => text.startsWith(read));

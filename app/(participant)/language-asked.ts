import { headers } from "next/headers";
import { type Language, languageOf } from "@/components/participant/words/language";

/** The browser's language, for pages that know of no study. */
export const languageAsked = async (): Promise<Language> =>
  languageOf((await headers()).get("accept-language")?.split(",")[0] ?? null);

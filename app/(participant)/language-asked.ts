import { headers } from "next/headers";
import { type Language, languageOf } from "@/lib/core/languages";

/** The browser's language, for pages that know of no study. */
export const languageAsked = async (): Promise<Language> =>
  languageOf((await headers()).get("accept-language")?.split(",")[0] ?? null);

import type { In, Language } from "@/lib/core/languages";
import type { en } from "./en";

/** The texts of mails to participants, in one language. */
export type MailWordsIn<L extends Language> = In<L, typeof en>;
export type MailWords = MailWordsIn<Language>;

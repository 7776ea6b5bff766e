import type { Forms, FormsIn, In, Language } from "@/lib/core/languages";
import type { en } from "./en";

/** The texts of mails to participants, in one language. */
export type MailWordsIn<L extends Language> = In<FormsIn<L>, typeof en>;
export type MailWords = In<Forms, typeof en>;

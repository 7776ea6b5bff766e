import type { Forms, FormsIn, In, Language } from "@/lib/core/languages";
import type { en } from "./en";

/** Everything the product itself says to a participant, in one language. */
export type WordsIn<L extends Language> = In<FormsIn<L>, typeof en>;
export type Words = In<Forms, typeof en>;

import type { Language } from "@/lib/core/languages";
import { rewardAmount } from "@/lib/core/text/reward-amount";

/** "$5" or "5 $": cents only if there are any. */
export const amount = (cents: number, language: Language): string => rewardAmount(cents, language, "narrowSymbol");

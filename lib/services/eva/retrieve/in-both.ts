import type { Passage } from "./corpus/passages";
import type { Found } from "./searched";

/**
 * What a German question finds where people speak both languages: in German as it was asked, in other languages as it
 * was put in English, on one scale. What only one reading answers, or asks of somebody by name, is only that one's.
 */
export function inBoth(own: Found, english: Found, isGerman: (passage: Passage) => boolean): Found {
  // Who was asked just that may only be found in the words it was asked in.
  const isPut = own.put.size > english.put.size || own.askedFor.size > english.askedFor.size;
  if (own.answers && (!english.answers || own.asked.names.size > 0 || own.askedSo !== null || isPut)) return own;
  if (!english.answers) return own.sure > english.sure ? own : english;
  const others = english.ranked.filter(({ passage }) => !isGerman(passage));
  if (!own.answers || others.length === 0 || english.askedSo !== null) return english;
  const scale = (others[0]?.score ?? 0) / (own.ranked[0]?.score || 1);
  const scaled = own.ranked
    .filter(({ passage }) => isGerman(passage))
    .map((one) => ({ ...one, score: one.score * scale }));
  return { ...english, ranked: [...others, ...scaled].sort((a, b) => b.score - a.score) };
}

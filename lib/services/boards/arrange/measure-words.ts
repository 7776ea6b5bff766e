const WORDS = `
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half quarter dozen first second
  third once twice percent euro euros dollar dollars pound pounds cent cents bucks second seconds minute minutes hour
  hours day days week weeks month months year years today yesterday tomorrow time times monday tuesday wednesday thursday
  friday saturday sunday lot lots
  eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend halb
  prozent cent sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre
  jahren heute gestern morgen mal montag dienstag mittwoch donnerstag freitag samstag sonntag`;
const MEASURES = new Set(WORDS.trim().split(/\s+/));

/** How much, how many and how long: three weeks for a refund have nothing to do with a sign-out every week. */
export const isMeasure = (word: string): boolean => MEASURES.has(word) || /^\d/.test(word);

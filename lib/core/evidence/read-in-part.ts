/** What Eva adds to an answer if its scope has more than she reads whole. */
export const READ_IN_PART = {
  en: "There is more here than Eva reads for one question. She read what its words find, so more people may say this than she counts.",
  de: "Hier gibt es mehr, als Eva für eine Frage liest. Gelesen hat sie, was deren Wörter finden; es können also mehr Personen sein, als sie zählt.",
} as const;

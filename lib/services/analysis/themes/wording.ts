/** How themes and claims are worded. Nothing here says more than was counted. */
export type Wording = {
  summary(terms: readonly string[]): string;
  against(title: string): string;
  favour(title: string): string;
  divided(title: string): string;
  often(title: string): string;
  aspect(title: string, word: string): string;
};

const listed = (terms: readonly string[], and: string): string =>
  terms.length < 2 ? (terms[0] ?? "") : `${terms.slice(0, -1).join(", ")} ${and} ${terms.at(-1)}`;

export const ENGLISH: Wording = {
  summary: (terms) => `People speak of ${listed(terms, "and")}.`,
  against: (title) => `${title}: people run into trouble or object.`,
  favour: (title) => `${title}: people speak well of it.`,
  divided: (title) => `${title}: people do not agree.`,
  often: (title) => `${title}: it comes up again and again.`,
  aspect: (title, word) => `${title}: “${word}” is part of it.`,
};

export const GERMAN: Wording = {
  summary: (terms) => `Die Leute sprechen über ${listed(terms, "und")}.`,
  against: (title) => `${title}: Es gibt Ärger oder Einwände.`,
  favour: (title) => `${title}: Darüber wird gut gesprochen.`,
  divided: (title) => `${title}: Die Meinungen gehen auseinander.`,
  often: (title) => `${title}: Das kommt immer wieder vor.`,
  aspect: (title, word) => `${title}: „${word}“ gehört dazu.`,
};

/** A filter of a recruiting service. */
export type FilterChoice = { value: string; label: string };
export type ServiceFilter = { id: string; title: string; choices: FilterChoice[] };
export type ChosenFilter = { id: string; values?: string[]; range?: { lower?: number; upper?: number } };

/** `changing` is between two states: to be checked again. */
export type ServiceStudy = {
  id: string;
  state: "draft" | "active" | "paused" | "ended" | "changing";
  /** Null if the service doesn't say. */
  places: number | null;
};

/** What a recruiting service needs to know to send people to a study. */
export type StudyToRecruit = {
  /** Identifies the study within the whole account, so that it can be found again. */
  mark: string;
  title: string;
  description: string;
  /** The study's own link. */
  url: string;
  completionCode: string;
  places: number;
  minutes: number;
  rewardCents: number;
  filters: ChosenFilter[];
};

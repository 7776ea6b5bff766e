/** One thing that a recruiting service can filter people by. */
export type FilterChoice = { value: string; label: string };
export type ServiceFilter = { id: string; title: string; choices: FilterChoice[] };
export type ChosenFilter = { id: string; values?: string[]; range?: { lower?: number; upper?: number } };

/** `changing` is between two of them: to be looked at again. */
export type ServiceStudy = { id: string; state: "draft" | "active" | "paused" | "ended" | "changing" };

/** What a recruiting service needs to know to send people to a study. */
export type StudyToRecruit = {
  /** Names the study among all of the account, so that it is found again. */
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

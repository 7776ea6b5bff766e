const WORK_STEPS = ["read", "codebook", "code", "word", "sort", "search", "part", "score", "tag", "store"] as const;
type WorkStep = (typeof WORK_STEPS)[number];

/** How far long work is: `done` of `total` in this step, or 0 of 0 if nobody can count it. */
export type WorkProgress = { step: WorkStep; done: number; total: number; isWaiting?: boolean };

/** Told how far work is before each step that costs something; may throw to end the work. */
export type Tell = (progress: WorkProgress) => Promise<void>;

export const untold: Tell = async () => {};

/** The share of all work that is done when a step begins and ends, by what a readout's calls take. */
const SHARES: Record<WorkStep, readonly [number, number] | null> = {
  read: [0, 0.6],
  codebook: [0.6, 0.65],
  code: [0.65, 0.9],
  word: [0.9, 0.97],
  sort: null,
  search: [0, 0.4],
  part: [0.4, 0.97],
  score: [0, 0.97],
  tag: [0, 0.97],
  store: [0.97, 1],
};

const NAMES: Record<WorkStep, (done: string, total: string, next: string) => string> = {
  read: (_, total, next) => (total === "0" ? "Reading the transcripts" : `Reading transcript ${next} of ${total}`),
  codebook: () => "Writing themes",
  code: (done, total) => `Checking quotes: ${done} of ${total}`,
  word: () => "Putting the findings into words",
  sort: () => "Sorting what was said into themes",
  search: (_, total, next) => `Searching the transcripts for part ${next} of ${total}`,
  part: (_, total, next) => `Writing part ${next} of ${total}`,
  score: (done, total) => `Reading lines: ${done} of ${total}`,
  tag: (done, total) => `Tagging lines: ${done} of ${total}`,
  store: () => "Checking each quote against its transcript",
};

/** Progress as people see it: a few words, and the share from 0 to 1, or null while nobody can say. */
export type ToldProgress = { text: string; share: number | null };

export function toldProgress({ step, done, total, isWaiting = false }: WorkProgress): ToldProgress {
  const figure = (number: number) => number.toLocaleString("en-US");
  const text = NAMES[step](figure(done), figure(total), figure(Math.min(done + 1, total)));
  const shares = SHARES[step];
  return {
    text: isWaiting ? `${text} (waiting for the language model)` : text,
    share: shares && shares[0] + (shares[1] - shares[0]) * (total > 0 ? done / total : 0),
  };
}

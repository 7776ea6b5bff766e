import type { Mentions } from "../mentions/find-mentions";
import { SURELY } from "./asked/answers-to";
import type { Passage } from "./corpus/passages";
import type { Mended } from "./question/mend-spelling";
import type { Asked } from "./question/question-terms";
import type { Ranked } from "./ranking/rank";

/**
 * `sure`: the higher, the more likely something answers the question; `answers`: whether it passes the threshold.
 * `unsaid`: names in the question that nobody used. `asked`: how the question was read. `askedSo`: the question that
 * people were asked, if it is their answers to that which answer; `askedFor`: what they named when they were asked for
 * the side that the question asks for. `mentions`: who says the thing, if that is asked. `denied`: it asks for those
 * who don't.
 */
export type Searched = {
  asked: Asked;
  ranked: Ranked[];
  answers: boolean;
  sure: number;
  unsaid: string[];
  unknown: string[];
  askedSo: string | null;
  askedFor: ReadonlySet<Passage>;
  /** Answers of those who were asked just that (`put-to`). */
  put: ReadonlySet<Passage>;
  mended: Mended[];
  mentions: Mentions | null;
  denied: boolean;
};

export type Found = Omit<Searched, "mended" | "unknown" | "mentions" | "denied">;

const NOTHING: ReadonlySet<Passage> = new Set();
/** What surely answers. */
export const FOUND = {
  sure: SURELY,
  answers: true,
  unsaid: [] as string[],
  askedSo: null,
  askedFor: NOTHING,
  put: NOTHING,
};

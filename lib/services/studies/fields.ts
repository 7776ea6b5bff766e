import type { Audience } from "@/lib/core/study/audience";
import type { GuideInput } from "@/lib/core/study/guide";
import type { ScreenerQuestion } from "@/lib/core/study/screener";
import type { StudySettings } from "@/lib/core/study/settings";
import type { StudyType } from "@/lib/core/study/types";

export type ScreenerInput = { questions: (Omit<ScreenerQuestion, "id"> & { id?: string | undefined })[] };

/** What a person may write of a draft: what is absent stays as it is, null clears, and each part is replaced whole. */
export type StudyFields = {
  title?: string | undefined;
  question?: string | null | undefined;
  description?: string | null | undefined;
  type?: StudyType | undefined;
  projectId?: string | null | undefined;
  durationMin?: number | null | undefined;
  language?: string | null | undefined;
  guide?: GuideInput | undefined;
  screener?: ScreenerInput | undefined;
  audience?: Audience | undefined;
  /** Only the given settings change. */
  settings?: Partial<StudySettings> | undefined;
  targetParticipants?: number | null | undefined;
  rewardCents?: number | null | undefined;
  deadline?: Date | null | undefined;
};

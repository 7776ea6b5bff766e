import type { z } from "zod";
import type { Study as StudyShape, StudySummary as StudySummaryShape } from "@/lib/api/study-shapes";

export type Study = z.output<typeof StudyShape>;
export type StudySummary = z.output<typeof StudySummaryShape>;

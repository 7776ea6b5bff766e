import { runAutoTag } from "@/lib/services/auto-tag/run";
import { analysisFunction } from "../analysis-function";

/** Tags a project's transcripts. */
export const autoTag = analysisFunction("auto-tag", runAutoTag, "the transcripts were being tagged");

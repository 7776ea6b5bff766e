import { runSentiment } from "@/lib/services/sentiment/run";
import { analysisFunction } from "../analysis-function";

/** Reads how a project's transcripts speak of things. */
export const sentiment = analysisFunction("sentiment", runSentiment, "the sentiment was read");

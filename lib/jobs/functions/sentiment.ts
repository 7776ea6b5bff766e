import { runSentiment } from "@/lib/services/sentiment/run";
import { analysisFunction } from "../analysis-function";

/** Scores the sentiment of a project's transcripts. */
export const sentiment = analysisFunction("sentiment", runSentiment, "the sentiment was being scored");

/** Positive from 15 points on, negative from -15 down; the rest, and what no words tell, is neutral (`sentiment_name`). */
export const SENTIMENTS = ["positive", "neutral", "negative"] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

export const EVIDENCE_SOURCES = ["session", "file", "clip", "claim"] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

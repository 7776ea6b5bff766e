/** Whoever is asked about the amount speaks of the price. */
export const MONEY =
  /\b(?:price|pricing|amount|pay|paid|paying|cost|fee|fees|bill|charge|charged|money|spend|subscription|preis|betrag|bezahl\p{L}*|zahlen|gebühr\p{L}*|rechnung|geld)\b/iu;

import { randomKey } from "@/lib/core/secrets/random-key";
/** An id for a newly added part of a guide or screener; it only has to differ from its siblings'. */
export const shortId = (prefix: "q" | "s"): string => `${prefix}_${randomKey()}`;

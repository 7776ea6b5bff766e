import type { Study } from "../shapes";

/** What the editor changes; each part is saved whole. */
export const PARTS = [
  ...(["title", "question", "type", "language", "projectId"] as const),
  ...(["guide", "screener", "audience", "settings"] as const),
] as const;
export type Parts = Pick<Study, (typeof PARTS)[number]>;

export const partsOf = ({
  title,
  question,
  type,
  language,
  projectId,
  guide,
  screener,
  audience,
  settings,
}: Study): Parts => ({
  title,
  question,
  type,
  language,
  projectId,
  guide,
  screener,
  audience,
  settings,
});

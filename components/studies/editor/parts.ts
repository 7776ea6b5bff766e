import type { Study } from "../shapes";

/** What the editor changes; each part is saved whole. */
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
  swarm,
}: Study) => ({
  title,
  question,
  type,
  language,
  projectId,
  guide,
  screener,
  audience,
  settings,
  swarm,
});

export type Parts = ReturnType<typeof partsOf>;

import type { Study } from "@/components/studies/shapes";

/** The parts of a study that the editor changes; each is saved whole. */
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

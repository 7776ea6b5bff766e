import { notFound } from "@/lib/core/errors";
import type { StudyType, TestType } from "@/lib/core/study/types";

type Typed = { type: StudyType };

/** A study with people: where only those exist, a Swarm study is not found. */
export function requireTest<Study extends Typed>(study: Study): Study & { type: TestType } {
  if (study.type === "swarm") throw notFound("Study");
  return study as Study & { type: TestType };
}

import { findControlProblems } from "./problems/find-control-problems";
import { findFormProblems } from "./problems/find-form-problems";
import { findKeyboardProblems } from "./problems/find-keyboard-problems";
import { findLayoutProblems } from "./problems/find-layout-problems";
import { findPageProblems } from "./problems/find-page-problems";
import { findReadingProblems } from "./problems/find-reading-problems";
import { findTaskProblems } from "./problems/find-task-problems";
import { findTechnicalProblems } from "./problems/find-technical-problems";
import type { RawProblem, Walk } from "./types";

const SEARCHES = [
  findTaskProblems,
  findPageProblems,
  findTechnicalProblems,
  findLayoutProblems,
  findControlProblems,
  findFormProblems,
  findKeyboardProblems,
  findReadingProblems,
];
const MOST_EVIDENCE = 4;

/** The problems in one agent's steps, each once with the first steps that show it. */
export function findProblems(walk: Walk): RawProblem[] {
  const byKey = new Map<string, RawProblem>();
  for (const problem of SEARCHES.flatMap((search) => search(walk))) {
    const known = byKey.get(problem.key);
    if (!known) byKey.set(problem.key, problem);
    else if (known.evidence.length < MOST_EVIDENCE) known.evidence.push(...newSteps(known, problem));
  }
  return [...byKey.values()];
}

const newSteps = (known: RawProblem, other: RawProblem): RawProblem["evidence"][number][] =>
  other.evidence.filter(({ stepIndex }) => known.evidence.every((each) => each.stepIndex !== stepIndex)).slice(0, 1);

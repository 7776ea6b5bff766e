import { placeKey } from "@/lib/core/swarm/place-key";
import type { RawProblem } from "@/lib/core/swarm/types";

type Draft = Omit<RawProblem, "key"> & {
  /** What it is about, next to the page; `anywhere` when it is the same problem on every page. */
  subject: string;
  anywhere?: boolean;
  /** The subject is an id, in which every number and letter counts. */
  isId?: boolean;
};

const plain = (text: string) => text.toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ").trim().slice(0, 120);

/** A problem under a key that another agent, and another run, gives it too. */
export function rawProblem({ subject, anywhere, isId, ...problem }: Draft): RawProblem {
  const place = anywhere ? "*" : placeKey(problem.pageUrl);
  return { ...problem, key: `${problem.kind} ${place} ${isId ? subject : plain(subject)}`.trim() };
}

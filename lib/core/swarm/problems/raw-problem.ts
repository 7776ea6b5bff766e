import { placeKey } from "@/lib/core/swarm/place-key";
import type { RawProblem } from "@/lib/core/swarm/types";

type Draft = Omit<RawProblem, "key"> & {
  /** What the problem is about, besides the page; `anywhere` if it is the same on every page. */
  subject: string;
  anywhere?: boolean;
  /** The subject is an id, in which every digit and letter counts. */
  isId?: boolean;
};

const plain = (text: string) => text.toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ").trim().slice(0, 120);

/** A problem with a key that is the same for another agent and in another run. */
export function rawProblem({ subject, anywhere, isId, ...problem }: Draft): RawProblem {
  const place = anywhere ? "*" : placeKey(problem.pageUrl);
  return { ...problem, key: `${problem.kind} ${place} ${isId ? subject : plain(subject)}`.trim() };
}

import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { IRREGULAR } from "./irregular";

const shared = globalThis as typeof globalThis & { earshotRoots?: ReadonlyMap<string, string> };

function roots(): ReadonlyMap<string, string> {
  const stem = stemmerOf("en");
  shared.earshotRoots ??= new Map(
    IRREGULAR.trim()
      .split("\n")
      .flatMap((line) => {
        const [first = "", ...others] = line.split(" ").map(stem);
        return others.map((other) => [other, first] as const);
      }),
  );
  return shared.earshotRoots;
}

/** The key of an English stem: "gave" and "giving" have the same. */
export const rootOf = (stem: string): string => roots().get(stem) ?? stem;

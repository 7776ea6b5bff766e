import { pacer } from "@/lib/services/analysis/pacer";
import type { Passage } from "../retrieve/corpus/passages";
import { type Naming, namesCause, namesEffect } from "./names";
import type { Hypothesis } from "./read-hypothesis";
import { type Reading, type Side, saidIn } from "./what-is-said";

/** Where somebody stands, in their plainest words. */
export type Stand = { passage: Passage; quote: string };
/** By person: some both agree and deny; who gives another reason does neither. */
export type Stands = Record<Side, ReadonlyMap<string, Stand>>;

type Weighed = Map<string, Stand & { weight: number }>;

const plainestFirst = (stands: Weighed) => new Map([...stands].sort(([, a], [, b]) => b.weight - a.weight));

/** Where people stand on a supposed reason. Null if the hypothesis names nothing to look for. */
export async function findStands(
  { cause, effect }: Hypothesis,
  said: readonly Passage[],
  language: string,
): Promise<Stands | null> {
  const [naming, does] = [namesCause(cause, language), namesEffect(effect, language)];
  return naming && does && standsOf(said, { cause: naming, does });
}

const NOTHING: Naming = { mayBeIn: () => false, isIn: () => false };

/** Who says why they did a thing. Null if its name says nothing to look for. */
export async function findReasons(
  effect: string,
  said: readonly Passage[],
  language: string,
): Promise<ReadonlyMap<string, Stand> | null> {
  const does = namesEffect(effect, language);
  return does && (await standsOf(said, { cause: NOTHING, does })).otherwise;
}

async function standsOf(said: readonly Passage[], reading: Reading): Promise<Stands> {
  const stands: Record<Side, Weighed> = { agrees: new Map(), denies: new Map(), otherwise: new Map() };
  const breathe = pacer();
  for (const passage of said) {
    await breathe();
    for (const { side, weight, quote } of saidIn(passage, reading))
      if (weight > (stands[side].get(passage.person)?.weight ?? 0))
        stands[side].set(passage.person, { passage, quote, weight });
  }
  for (const person of [...stands.agrees.keys(), ...stands.denies.keys()]) stands.otherwise.delete(person);
  return {
    agrees: plainestFirst(stands.agrees),
    denies: plainestFirst(stands.denies),
    otherwise: plainestFirst(stands.otherwise),
  };
}

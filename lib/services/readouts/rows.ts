import { freshKeys } from "@/lib/services/boards/keys-at";
import { type Content, claimsOf } from "./content";

type Row = Record<string, unknown>;
/** The rows of a content by table, each under its key. */
type Rows = Record<"theme" | "claim" | "evidence" | "step", Map<string, Row>>;

/** The difference between two contents: rows to write, keys of rows to delete. JSON-serializable. */
export type Patch = {
  readout: Pick<Content, "summary" | "summaryEdited">;
  put: Record<keyof Rows, Row[]>;
  drop: Record<keyof Rows, Row[]>;
};

const placed = <T extends object>(items: readonly T[]): (T & { position: string })[] => {
  const keys = freshKeys(items.length);
  return items.map((item, at) => ({ ...item, position: keys[at] ?? "" }));
};

const keyed = (rows: readonly Row[], ...names: string[]): Map<string, Row> =>
  new Map(rows.map((row) => [names.map((name) => row[name]).join(" "), row]));

function rowsOf(content: Content): Rows {
  const themes = placed(content.themes);
  return {
    theme: keyed(
      themes.map(({ claims: _claims, ...theme }) => theme),
      "id",
    ),
    claim: keyed(
      themes.flatMap(({ id: themeId, claims }) =>
        placed(claims).map(({ evidence: _evidence, ...claim }) => ({ ...claim, themeId })),
      ),
      "id",
    ),
    evidence: keyed(
      claimsOf(content).flatMap(({ id: claimId, evidence }) =>
        placed(evidence).map(({ passageId, participantId, stance, added, position }) => ({
          claimId,
          passageId,
          participantId,
          stance,
          added,
          position,
        })),
      ),
      "claimId",
      "passageId",
    ),
    step: keyed(placed(content.nextSteps), "id"),
  };
}

const put = (before: Map<string, Row>, after: Map<string, Row>): Row[] =>
  [...after].flatMap(([key, row]) => (JSON.stringify(before.get(key)) === JSON.stringify(row) ? [] : [row]));
const drop = (before: Map<string, Row>, after: Map<string, Row>): Row[] =>
  [...before].flatMap(([key, { id, claimId, passageId }]) => (after.has(key) ? [] : [{ id, claimId, passageId }]));

/** What to write to turn `before` into `after`; with the arguments swapped, it undoes that. */
export function patchOf(before: Content, after: Content): Patch {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const { summary, summaryEdited } = after;
  const each = (of: typeof put) => ({
    theme: of(old.theme, now.theme),
    claim: of(old.claim, now.claim),
    evidence: of(old.evidence, now.evidence),
    step: of(old.step, now.step),
  });
  return { readout: { summary, summaryEdited }, put: each(put), drop: each(drop) };
}

export const isEmpty = (patch: Patch, { summary, summaryEdited }: Content): boolean =>
  patch.readout.summary === summary &&
  patch.readout.summaryEdited === summaryEdited &&
  [...Object.values(patch.put), ...Object.values(patch.drop)].every((rows) => rows.length === 0);

import { type AnalysisLine, placeOf } from "@/lib/services/analysis/line";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Read } from "./plan";

/**
 * What a model has read, as far as it was in these lines, after others were deleted or masked: nothing is left of those,
 * nor a new tag whose name has a word that only they said.
 */
export function among({ subjects, coded = new Map(), asked = new Set() }: Read, present: Read): Read {
  const lines = new Map(present.lines.map((line) => [placeOf(line), line]));
  const now = (line: AnalysisLine): AnalysisLine[] => {
    const same = lines.get(placeOf(line));
    return same?.text === line.text ? [same] : [];
  };
  const said = new Set(present.lines.flatMap(({ text }) => wordsOf(text)));
  const isStillSaid = ({ title, called = title, members }: Read["subjects"][number]) => {
    const gone = new Set(members.flatMap(({ line }) => (now(line).length > 0 ? [] : wordsOf(line.text))));
    return wordsOf(called).every((word) => said.has(word) || !gone.has(word));
  };
  return {
    ...present,
    subjects: subjects.filter(isStillSaid).map((subject) => ({
      ...subject,
      members: subject.members.flatMap((member) => now(member.line).map((line) => ({ ...member, line }))),
    })),
    coded: new Map([...coded].map(([title, tagged]) => [title, new Set([...tagged].flatMap(now))])),
    asked: new Set([...asked].flatMap(now)),
  };
}

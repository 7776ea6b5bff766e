import type { Act } from "./act";
import type { Answered } from "./answer";
import type { Checked } from "./check-quotes";
import { growing } from "./growing";
import type { Citation, Reply } from "./record";

export type EvaEvent =
  | { event: "delta"; data: { text: string } }
  | { event: "citation"; data: Citation }
  | { event: "done"; data: Reply };

type Given = Pick<Reply, "answer" | "citations">;
const NOTHING: Given = { answer: "", citations: [] };
const givenBy = ({ paragraphs, citations }: Checked): Given => ({ answer: paragraphs.join("\n\n"), citations });

/**
 * Does an act and tells the answer as it comes: text to append, citations, then the whole once it is stored. Every
 * quote was checked before it is told. When the signal is aborted before the end, nothing is stored.
 */
export async function* live(act: Act, signal: AbortSignal): AsyncGenerator<EvaEvent> {
  if (act.known) {
    yield* newIn(act.known, NOTHING);
    yield { event: "done", data: act.known };
    return;
  }
  const { add, end, values } = growing<Checked>();
  const work: Promise<Answered> = act.run({ signal, onChecked: add }).finally(end);
  // Whoever reads on meets the failure below; a reader that has left leaves it unheard.
  work.catch(() => {});
  let told = NOTHING;
  for await (const checked of values) {
    const given = givenBy(checked);
    yield* newIn(given, told);
    told = given;
  }
  const answered = await work;
  yield* newIn(givenBy(answered), told);
  signal.throwIfAborted();
  yield { event: "done", data: await act.store(answered) };
}

/** What an answer has more than what was told of it; of one that begins otherwise only the end tells. */
function* newIn(given: Given, told: Given): Generator<EvaEvent> {
  if (given.answer.startsWith(told.answer) && given.answer !== told.answer)
    yield { event: "delta", data: { text: given.answer.slice(told.answer.length) } };
  for (const citation of given.citations.slice(told.citations.length)) yield { event: "citation", data: citation };
}

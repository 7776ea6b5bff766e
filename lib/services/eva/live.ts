import type { Act } from "./act";
import type { Answered } from "./answer";
import type { SoFar } from "./compose/composed";
import { growing } from "./growing";
import type { Citation, Reply } from "./record";

export type EvaEvent =
  | { event: "delta"; data: { text: string } }
  | { event: "citation"; data: Citation }
  | { event: "done"; data: Reply };

type Given = Pick<Reply, "answer" | "citations">;
const NOTHING: Given = { answer: "", citations: [] };
const givenBy = ({ paragraphs, citations }: SoFar): Given => ({ answer: paragraphs.join("\n\n"), citations });

/**
 * Runs an act and yields its answer as it comes: text to append, citations, then the whole once it is stored. Every
 * quote is checked before it is yielded. If the signal is aborted before the end, nothing is stored.
 */
export async function* live(act: Act, signal: AbortSignal): AsyncGenerator<EvaEvent> {
  const known = await act.begin();
  if (known) {
    yield* newIn(known, NOTHING);
    yield { event: "done", data: known };
    return;
  }
  try {
    yield* given(act, signal);
  } finally {
    await act.end();
  }
}

async function* given(act: Act, signal: AbortSignal): AsyncGenerator<EvaEvent> {
  const { add, end, values } = growing<SoFar>();
  const work: Promise<Answered> = act.run({ signal, onChecked: add }).finally(end);
  // A reader that is still there gets the failure below; one that has left never sees it.
  work.catch(() => {});
  let told = NOTHING;
  for await (const checked of values) {
    const now = givenBy(checked);
    yield* newIn(now, told);
    told = now;
  }
  const answered = await work;
  yield* newIn(givenBy(answered), told);
  signal.throwIfAborted();
  yield { event: "done", data: await act.store(answered) };
}

/** What is new in an answer compared with what was sent. If an answer begins differently, only the end can tell. */
function* newIn(given: Given, told: Given): Generator<EvaEvent> {
  if (given.answer.startsWith(told.answer) && given.answer !== told.answer)
    yield { event: "delta", data: { text: given.answer.slice(told.answer.length) } };
  for (const citation of given.citations.slice(told.citations.length)) yield { event: "citation", data: citation };
}

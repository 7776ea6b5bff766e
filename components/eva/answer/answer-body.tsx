import type { Citation } from "../message-shape";
import { answerBlocks } from "./answer-blocks";
import { AnswerText } from "./answer-text";
import { EvidenceList } from "./evidence-list";

type Props = { text: string; citations: Citation[]; streaming: boolean };

/** What Eva says and the quotes she bases it on: each in its place if it stands on its own, otherwise below. */
export function AnswerBody({ text, citations, streaming }: Props) {
  const blocks = answerBlocks(text, citations, { isGrowing: streaming });
  if (!blocks) {
    return (
      <>
        {text && <AnswerText text={text} citations={citations} />}
        {citations.length > 0 && <EvidenceList quotes={citations.map((citation) => ({ citation, words: null }))} />}
      </>
    );
  }
  return blocks.map((block) =>
    block.kind === "words" ? (
      <AnswerText key={block.text} text={block.text} citations={citations} />
    ) : (
      <EvidenceList key={block.quotes.map(({ citation }) => citation.n).join(" ")} quotes={block.quotes} />
    ),
  );
}

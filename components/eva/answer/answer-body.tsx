import type { Citation } from "../message-shape";
import { answerBlocks } from "./answer-blocks";
import { AnswerText } from "./answer-text";
import { EvidenceList } from "./evidence-list";

type Props = { text: string; citations: Citation[]; streaming: boolean };

/** What Eva says, and the quotes that she says it with: each in its place where it stands for itself, else below. */
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
      <EvidenceList key={block.quotes[0]?.citation.n} quotes={block.quotes} />
    ),
  );
}

import { OTHER_LANGUAGE } from "@/lib/core/evidence/other-language";
import { READ_IN_PART } from "@/lib/core/evidence/read-in-part";
import { isReadOnly } from "@/lib/core/evidence/read-only";
import { isUnreadNote } from "@/lib/core/evidence/unread-language";
import type { Citation } from "../message-shape";
import { answerBlocks } from "./answer-blocks";
import { AnswerText } from "./answer-text";
import { EvidenceList } from "./evidence-list";

type Props = { text: string; citations: Citation[]; streaming: boolean };

const PARTLY_READ: ReadonlySet<string> = new Set([...Object.values(READ_IN_PART), OTHER_LANGUAGE]);

/** What was not read is no finding. */
const isNote = (text: string): boolean =>
  PARTLY_READ.has(text) ||
  isReadOnly(text) ||
  isUnreadNote(text) ||
  /^\S+ (?:flagged sessions? w(?:as|ere) left out|auffällige Sitzung(?:en)? wurden? nicht gelesen)\.$/u.test(text);

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
  return blocks.map((block, at) =>
    block.kind === "words" ? (
      <AnswerText
        key={block.text}
        text={block.text}
        citations={citations}
        tone={at === 0 ? "lead" : isNote(block.text) ? "note" : "plain"}
      />
    ) : (
      <EvidenceList key={block.quotes.map(({ citation }) => citation.n).join(" ")} quotes={block.quotes} />
    ),
  );
}

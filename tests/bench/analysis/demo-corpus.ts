import { readdirSync, readFileSync } from "node:fs";
import type { Corpus, Document, Line } from "@/lib/services/eva/retrieve/corpus/corpus";
import { nameWordsOf } from "@/lib/services/eva/retrieve/corpus/names-in";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";

const FOLDER = new URL("../../../prisma/seed/transcripts/", import.meta.url);

export type DemoCorpus = Corpus & { nameWords: Set<string>; said: Map<string, Line & { language: string | null }> };

/** The demo transcripts as Eva reads them, without a database; `said` has what participants said, by key. */
export async function demoCorpus(): Promise<DemoCorpus> {
  const documents: Document[] = [];
  const nameWords = new Set<string>();
  const said: DemoCorpus["said"] = new Map();
  for (const name of readdirSync(FOLDER).filter((each) => /^\d\d-/.test(each))) {
    const { segments, language } = await parseTranscript(new Uint8Array(readFileSync(new URL(name, FOLDER))), name);
    const fileId = String(Number(name.slice(0, 2)));
    const speakers = speakerShares(segments);
    const moderators = moderatorsOf(speakers);
    const lines = segments.map((segment) => ({ ...segment, origin: { fileId }, follows: segment.index > 0 }));
    documents.push({ origin: { fileId }, language, speakers, lines });
    for (const line of lines)
      if (!moderators.has(line.speaker)) said.set(`${fileId}:${line.index}`, { ...line, language });
    for (const speaker of speakers)
      if (!moderators.has(speaker.name)) for (const word of nameWordsOf(speaker.name ?? "")) nameWords.add(word);
  }
  const people = new Set([...said.values()].map(({ origin, speaker }) => JSON.stringify([origin, speaker]))).size;
  return { documents, people, nameWords, said };
}

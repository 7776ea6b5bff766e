import type { WholeTranscript } from "./whole-transcript";

/** In the form in which the API returns a transcript, on one page. */
export function* toJson({ language, source, segments }: WholeTranscript): Generator<string> {
  const head = JSON.stringify({ language, source, segmentCount: segments.length });
  yield `${head.slice(0, -1)},"segments":[`;
  for (const [at, segment] of segments.entries()) yield `${at > 0 ? "," : ""}\n${JSON.stringify(segment)}`;
  yield `],"nextCursor":null}\n`;
}

import type { AnalysisLine } from "@/lib/services/analysis/line";
import type { Tokens } from "@/lib/services/model/allowance";
import { MOST_A_CALL } from "./code-passages";
import { isShort, MOST_CHARACTERS, wholeLines } from "./mark";
import { MOST_SHOWN } from "./write-codebook";

/** Of English; German takes somewhat more tokens for as many characters. */
const CHARACTERS_OF_A_TOKEN = 3.8;
/** A passage with its question, and the characters around them. */
const PASSAGE = { input: 75, output: 22 };
/** Characters that each shown line adds. */
const AROUND = 30;
const MARK = { input: 450, output: 70 };
/** One passage for so many characters, and no more than this per call. */
const CHARACTERS_OF_A_PASSAGE = 1_200;
const MOST_MARKED = 20;
const CODEBOOK = { input: 500, output: 1_500 };
const CODE = { input: 1_100 };
const WORD = { input: 3_500, output: 2_500 };

type Transcript = { lines: readonly AnalysisLine[] /** Passages marked earlier. */; known: number | undefined };

/** What a model will read and write for a readout of these transcripts: an estimate, since it counts for itself. */
export function expectedTokens(transcripts: readonly Transcript[]): Tokens {
  let [input, output, passages] = [0, 0, 0];
  for (const { lines, known } of transcripts) {
    if (isShort(lines)) passages += wholeLines(lines).length;
    else if (known !== undefined) passages += known;
    else {
      const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
      const calls = Math.ceil(characters / MOST_CHARACTERS);
      const marked = Math.min(calls * MOST_MARKED, Math.ceil(characters / CHARACTERS_OF_A_PASSAGE));
      input += calls * MARK.input + (characters + lines.length * AROUND) / CHARACTERS_OF_A_TOKEN;
      output += marked * MARK.output;
      passages += marked;
    }
  }
  input += CODEBOOK.input + Math.min(MOST_SHOWN, passages) * PASSAGE.input;
  input += passages * PASSAGE.input + Math.ceil(passages / MOST_A_CALL) * CODE.input + WORD.input;
  output += CODEBOOK.output + passages * PASSAGE.output + WORD.output;
  return { inputTokens: Math.ceil(input), outputTokens: Math.ceil(output) };
}

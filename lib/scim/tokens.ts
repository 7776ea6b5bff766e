import { refused, type ScimType, shown } from "./words";

const MOST_CHARACTERS = 2_000;
const TOKEN = /\s*(?:("(?:\\.|[^"\\])*")|([()[\]])|([^\s()[\]"]+))/y;

/** A token of a filter or path: a quoted text, a bracket, or a word. */
export type Token = { kind: "text" | "bracket" | "word"; text: string };

type Fault = Extract<ScimType, "invalidFilter" | "invalidPath">;

/**
 * Splits a filter or path into tokens (RFC 7644 §3.4.2.2), ignoring whitespace between them. Throws `fault` for more
 * than 2,000 characters and for invalid tokens, such as an unclosed quotation mark.
 */
export function tokensOf(text: string, fault: Fault): Token[] {
  if (text.length > MOST_CHARACTERS)
    throw refused(fault, `A filter or path can have at most ${MOST_CHARACTERS} characters.`);
  const source = text.trimEnd();
  const tokens: Token[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < source.length; ) {
    const [, quoted, bracket, word] = TOKEN.exec(source) ?? [];
    if (quoted !== undefined) tokens.push({ kind: "text", text: quoted });
    else if (bracket !== undefined) tokens.push({ kind: "bracket", text: bracket });
    else if (word !== undefined) tokens.push({ kind: "word", text: word });
    else throw refused(fault, `"${shown(text)}" contains a quotation mark that is never closed.`);
  }
  return tokens;
}

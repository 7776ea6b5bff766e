/** The JSON object within a text such as a fenced block. Throws `SyntaxError` if there is none. */
export function looseJson(text: string): unknown {
  const [start, end] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (start < 0 || end < start) throw new SyntaxError("The model answered without JSON.");
  return JSON.parse(text.slice(start, end + 1));
}

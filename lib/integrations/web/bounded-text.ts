export class TooLarge extends Error {
  override readonly name = "TooLarge";
}

/** A response's body as text. Throws `TooLarge` beyond `mostBytes`; the rest isn't read. */
export async function boundedText(body: AsyncIterable<Uint8Array> | null, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new TooLarge(`The body has more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

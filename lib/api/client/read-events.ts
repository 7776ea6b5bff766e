export type ServerEvent = { event: string; data: unknown };

/** Reads a `text/event-stream` body, event by event. Throws what `JSON.parse` throws if a data line isn't JSON. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const lines = block.split("\n");
      const field = (name: string) =>
        lines
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ""));
      const data = field("data").join("\n");
      if (data) yield { event: field("event")[0] ?? "message", data: JSON.parse(data) };
    }
  }
}

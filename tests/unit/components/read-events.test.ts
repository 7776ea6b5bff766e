import { expect, test } from "vitest";
import { readEvents } from "@/lib/api/client/read-events";

function body(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function all(stream: ReadableStream<Uint8Array>) {
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test("an event split anywhere, even inside a character, arrives whole", async () => {
  const text = bytes('event: delta\ndata: {"text":"Søren said “no”"}\n\nevent: done\ndata: {"n":1}\n\n');
  for (let cut = 1; cut < text.length; cut++) {
    expect(await all(body(text.slice(0, cut), text.slice(cut)))).toEqual([
      { event: "delta", data: { text: "Søren said “no”" } },
      { event: "done", data: { n: 1 } },
    ]);
  }
});

test("comments, which keep a connection open, aren't events", async () => {
  expect(await all(body(bytes(': still here\n\ndata: "x"\n\n')))).toEqual([{ event: "message", data: "x" }]);
});

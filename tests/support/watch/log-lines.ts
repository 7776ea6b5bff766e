import { Writable } from "node:stream";
import pino, { type Logger } from "pino";
import { afterAll, beforeAll } from "vitest";

const shared = globalThis as typeof globalThis & { earshotLog?: Logger; earshotPlainLog?: Logger };

/** What a test file's calls log at any level, line by line, without the real log's redaction. */
export function logLines(): string[] {
  const lines: string[] = [];
  let before: [Logger?, Logger?] = [];
  beforeAll(() => {
    const sink = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) });
    before = [shared.earshotLog, shared.earshotPlainLog];
    shared.earshotLog = shared.earshotPlainLog = pino({ level: "trace" }, sink);
  });
  afterAll(() => {
    [shared.earshotLog, shared.earshotPlainLog] = before;
  });
  return lines;
}

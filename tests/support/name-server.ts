import { createSocket } from "node:dgram";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

const HEADER_BYTES = 12;
const LONGEST_STRING = 255;
const TXT = 16;
const ANSWER = 0x81_80;
const NO_SUCH_NAME = 0x81_83;

/** The name in a query, and where its question ends (RFC 1035 §4.1.2). */
function question(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 };
}

/** A TXT record of the name in the question, in strings of at most 255 bytes (RFC 1035 §3.3.14). */
function txtRecord(value: string): Buffer {
  const bytes = Buffer.from(value);
  const strings: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += LONGEST_STRING) {
    const piece = bytes.subarray(at, at + LONGEST_STRING);
    strings.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(strings);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function answer(query: Buffer, records: Map<string, string>): Buffer {
  const { name, end } = question(query);
  const value = records.get(name);
  const head = Buffer.alloc(HEADER_BYTES);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(value === undefined ? NO_SUCH_NAME : ANSWER, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(value === undefined ? 0 : 1, 6);
  const parts = [head, query.subarray(HEADER_BYTES, end)];
  return Buffer.concat(value === undefined ? parts : [...parts, txtRecord(value)]);
}

/** A name server that knows the TXT records it is given, by lower-case names, and no other name. */
export async function nameServer(port = 0) {
  const records = new Map<string, string>();
  const socket = createSocket("udp4");
  socket.on("message", (query, { port: from, address }) => socket.send(answer(query, records), from, address));
  socket.bind(port, "127.0.0.1");
  await once(socket, "listening");
  const address = `127.0.0.1:${(socket.address() as AddressInfo).port}`;
  return { address, records, close: () => void socket.close() };
}

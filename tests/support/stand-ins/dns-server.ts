import { createSocket } from "node:dgram";

const TXT = 16;
const FLAGS = { answer: 0x8180, notFound: 0x8183, failed: 0x8182 };

/** What a name has: TXT records (each of one or more strings), or a server that fails. */
type Zone = Map<string, string[][] | "fails">;

/** A name server for TXT records over UDP (RFC 1035 §4): `zone` can change at any time. */
export async function startDnsServer(port = 0) {
  const zone: Zone = new Map();
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    const name = nameIn(query);
    asked.push(name);
    socket.send(answerTo(query, zone.get(name.toLowerCase())), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(port, "127.0.0.1", resolve));
  return { zone, asked, server: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

const HEADER_BYTES = 12;

/** The labels of the question, which follow the header, each after its length. */
function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = HEADER_BYTES; query[at]; at += (query[at] ?? 0) + 1)
    labels.push(query.toString("latin1", at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join(".");
}

function answerTo(query: Buffer, held: string[][] | "fails" | undefined): Buffer {
  const end = query.indexOf(0, HEADER_BYTES) + 5;
  const records = Array.isArray(held) ? held.map(record) : [];
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(held === "fails" ? FLAGS.failed : held ? FLAGS.answer : FLAGS.notFound, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...records]);
}

/** A record of the requested name, given as a pointer to the question. */
function record(strings: string[]): Buffer {
  const data = Buffer.concat(strings.flatMap((text) => [Buffer.from([text.length]), Buffer.from(text)]));
  const start = Buffer.alloc(12);
  start.writeUInt16BE(0xc00c, 0);
  start.writeUInt16BE(TXT, 2);
  start.writeUInt16BE(1, 4);
  start.writeUInt32BE(1, 6);
  start.writeUInt16BE(data.length, 10);
  return Buffer.concat([start, data]);
}

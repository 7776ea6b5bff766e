import { deflateSync } from "node:zlib";

/** A PDF from raw objects, numbered from 1; the first is the catalog. */
function rawPdf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`));
  return Buffer.concat(parts);
}

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

/** Pages that share one content stream of PDF operators, deflated `rounds` times. */
export function pagesPdf(count: number, content: Buffer, { rounds = 1, claimedPages = count } = {}): Buffer {
  let stream = content;
  for (let round = 0; round < rounds; round++) stream = deflateSync(stream, { level: 9 });
  const filter = `[${"/FlateDecode ".repeat(rounds)}]`;
  const page =
    "<< /Type /Page /Parent 2 0 R /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> /MediaBox [0 0 595 842] >>";
  const kids = Array.from({ length: count }, (_, at) => `${at + 5} 0 R`).join(" ");
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${claimedPages} >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} /Filter ${filter} >>\nstream\n`),
      stream,
      Buffer.from("\nendstream"),
    ]),
    FONT,
    ...Array.from({ length: count }, () => page),
  ]);
}

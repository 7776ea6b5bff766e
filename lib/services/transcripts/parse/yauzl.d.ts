/** The part of yauzl 3 that read-zip-parts.ts uses; the package ships no types. */
declare module "yauzl" {
  import type { Readable } from "node:stream";

  export type Entry = { fileName: string; compressedSize: number; uncompressedSize: number };
  type ZipFile = {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  };
  const yauzl: { fromBufferPromise(buffer: Buffer): Promise<ZipFile> };
  export default yauzl;
}

import { parentPort } from "node:worker_threads";
import type { WrittenFormat } from "../document-formats";
import type { ExportDocument } from "./export-document";
import { write } from "./write";

parentPort?.on("message", async ({ format, document }: { format: WrittenFormat; document: ExportDocument }) => {
  // An error ends this thread and becomes an error event on the other side.
  const bytes = new Uint8Array(await write(format, document));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});

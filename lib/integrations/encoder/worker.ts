import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { EncoderData, FromEncoder } from "./messages";
import { openEncoder } from "./open-encoder";

/** The encoder's thread: each message is a list of texts, each answer their vectors. The weights are read at the first. */
const { folder } = workerData as EncoderData;
let opened: ReturnType<typeof openEncoder> | undefined;

parentPort?.on("message", async (texts: string[]) => {
  let answer: FromEncoder;
  try {
    opened ??= openEncoder(folder, readFile);
    const encode = await opened;
    const found = texts.map(encode);
    const width = found[0]?.length ?? 0;
    const vectors = new Float32Array(found.length * width);
    for (const [at, vector] of found.entries()) vectors.set(vector, at * width);
    answer = { vectors };
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : "The encoder failed." };
  }
  parentPort?.postMessage(answer, "vectors" in answer ? [answer.vectors.buffer] : []);
});

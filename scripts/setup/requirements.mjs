import { existsSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Fault } from "./fail.mjs";

const GIB = 1024 ** 3;

/** @param {string} directory need not exist yet @param {number} neededBytes */
export function requireDisk(directory, neededBytes) {
  let existing = resolve(directory);
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const free = bavail * bsize;
  if (free >= neededBytes) return;
  const [needed, left] = [neededBytes, free].map((bytes) => (bytes / GIB).toFixed(1));
  throw new Fault(`Earshot needs ${needed} GB of free disk space at ${existing}, and only ${left} GB are left.`);
}

/** @param {number} port @returns {Promise<string | undefined>} the error code if it can't be listened on */
function tryPort(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) => done("code" in error ? String(error.code) : error.message));
    server.listen(port, () => server.close(() => done(undefined)));
  });
}

/** A server that was just killed may hold its port for a moment. @param {number} port */
export async function requirePort(port) {
  let code;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    code = await tryPort(port);
    if (code !== "EADDRINUSE") break;
    await sleep(200);
  }
  if (code === "EADDRINUSE") {
    throw new Fault(
      `Port ${port} is in use: stop what uses it, or choose another one, as in PORT=${port + 1} npm start.`,
    );
  }
  if (code) throw new Fault(`Port ${port} cannot be used (${code}): choose another one, as in PORT=3001 npm start.`);
}

import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Fault } from "./fail.mjs";
import { unprivileged } from "./postgres-binaries.mjs";

/** The built-in C.UTF-8 is the same on every system and folds case beyond ASCII, which plain C doesn't. */
const LOCALE = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/** Creates the data directory, with the server's password next to it. @param {import("./database.mjs").Place} place */
export function initialiseDatabase({ data, program }) {
  mkdirSync(dirname(data), { recursive: true });
  // Without PG_VERSION, an earlier attempt was interrupted: there is nothing to keep.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = `${data}.password`;
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, randomBytes(18).toString("hex"), { mode: 0o600 });
  if (unprivileged) for (const path of [data, passwordFile]) chownSync(path, unprivileged.uid, unprivileged.gid);
  const access = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  const done = spawnSync(program("initdb"), ["-D", data, ...access, ...LOCALE], {
    ...unprivileged,
    env: { ...process.env, LC_ALL: "C" },
    cwd: data,
    encoding: "utf8",
  });
  if (done.status === 0) return;
  rmSync(data, { recursive: true, force: true });
  const reason = done.error?.message ?? done.stderr.trim();
  throw new Fault(`The embedded PostgreSQL could not be prepared. Set DATABASE_URL to use your own.\n${reason}`);
}

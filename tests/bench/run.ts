import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { SERVER_FLAGS } from "@/scripts/setup/server-process.mjs";
import { BENCHES } from "./benches";

/**
 * `npm run bench [word]` runs those whose name is the word, or else contains it. Each has a process of its own, started
 * like the server's, and so its own settings and database.
 */
const word = process.argv[2] ?? "";
const chosen = word in BENCHES ? [word] : Object.keys(BENCHES).filter((name) => name.includes(word));
const one = [...SERVER_FLAGS, "--import", "tsx", join(import.meta.dirname, "run-one.ts")];
for (const name of chosen) spawnSync(process.execPath, [...one, name], { stdio: "inherit" });

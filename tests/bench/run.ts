import type { Bench } from "./bench";
import { evidence } from "./evidence";
import { http } from "./http";
import { participants } from "./participants";
import { sessionFinish } from "./session-finish";
import { transcripts } from "./transcripts";
import { webhooks } from "./webhooks/webhooks";

/** `npm run bench [word]` runs those whose name holds the word. */
const BENCHES: Bench[] = [evidence, http, participants, sessionFinish, transcripts, webhooks];

process.env.LOG_LEVEL ??= "silent";
process.env.APP_SECRET ??= "a-secret-for-benches-of-32-characters-or-more";
const chosen = BENCHES.filter(({ name }) => name.includes(process.argv[2] ?? ""));
for (const { name, run } of chosen) {
  console.log(name);
  for (const line of await run()) console.log(`  ${line}`);
}
process.exit(0);

import { AppError } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { admitApiKey } from "@/lib/services/access/admit-api-key";

/** A process of its own that asks for `calls` admissions with one key as fast as it can, and tells how each ended. */
const [secret = "", calls = "0", metered = ""] = process.argv.slice(2);
const options = { requestId: "req_test", writes: false, metered: metered === "metered" };

const outcomes: Record<string, number> = {};
const one = async () => {
  const outcome = await admitApiKey(secret, options).then(
    () => "admitted",
    (error) => (error instanceof AppError ? error.kind : String(error)),
  );
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
};
await Promise.all(Array.from({ length: Number(calls) }, one));
await pool().end();
process.stdout.write(JSON.stringify(outcomes));

import { AppError } from "@/lib/core/errors";
import { admitApiKey } from "@/lib/services/access/admit-api-key";

/** A separate process that requests `calls` admissions, with its keys in turn, and reports how they ended. */
const [secrets = "", calls = "0", kind = ""] = process.argv.slice(2);
const keys = secrets.split(",");
const isMetered = (call: number) =>
  kind === "metered" || (kind === "mixed" && Math.floor(call / keys.length) % 2 === 0);

const outcomes: Record<string, number> = {};
const one = async (call: number) => {
  const options = { requestId: "req_test", writes: false, metered: isMetered(call) };
  const outcome = await admitApiKey(keys[call % keys.length] ?? "", options).then(
    () => "admitted",
    (error) => (error instanceof AppError ? error.kind : String(error)),
  );
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
};
await Promise.all(Array.from({ length: Number(calls) }, (_, call) => one(call)));
process.stdout.write(JSON.stringify(outcomes));

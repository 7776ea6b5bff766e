import { pool } from "@/lib/db/pool";
import { answer } from "@/lib/services/interviews/answer";
import { begin } from "@/lib/services/interviews/begin";
import { caller } from "@/tests/support/data/participation";

/** A separate process in which these participants all start, or all answer, at once; reports the steps they got to. */
const [act = "", tokens = "", version = "0"] = process.argv.slice(2);
const text = "The coupon field kept blinking until I gave up on the order";
const one = (token: string) =>
  act === "begin" ? begin(caller(), token) : answer(caller(), token, { version: Number(version), text });
const steps = await Promise.all(tokens.split(",").map((token) => one(token).then(({ step }) => step, String)));
await pool().end();
process.stdout.write(JSON.stringify(steps));

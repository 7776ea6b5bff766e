// npm start: from a checkout in any state to a serving production app.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
const { orFail } = await import("./setup/fail.mjs");
const { serve } = await import("./setup/serve.mjs");
await orFail(() => serve("start"));
process.exit(0);

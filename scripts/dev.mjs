// npm run dev: like npm start, but with the development server, which needs no build.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
const { orFail } = await import("./setup/fail.mjs");
const { serve } = await import("./setup/serve.mjs");
await orFail(() => serve("dev"));
process.exit(0);

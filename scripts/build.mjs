// npm run build: the first part of npm start, for those who start the app themselves.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
const { orFail } = await import("./setup/fail.mjs");
const { prepare } = await import("./setup/prepare.mjs");
await orFail(() => prepare({ built: true }));

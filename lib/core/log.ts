import pino, { type Logger } from "pino";
import { config } from "./config";
import { loggedError } from "./logged-error";

const SECRET_FIELDS = ["password", "secret", "token", "authorization", "cookie", "apiKey", "url.query"];

const shared = globalThis as typeof globalThis & { earshotLog?: Logger };

/** JSON lines on stdout. On `globalThis`, because Next.js loads this module more than once. */
export function log(): Logger {
  shared.earshotLog ??= pino(
    {
      level: config().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
      redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[redacted]" },
    },
    // Written after the response; whatever is buffered is flushed when the process exits.
    pino.destination({ fd: 1, sync: false }),
  );
  return shared.earshotLog;
}

import pino, { type Logger } from "pino";
import { config } from "./config";
import { loggedError } from "./logged-error";

const SECRET_FIELDS = ["password", "secret", "token", "authorization", "cookie", "apiKey", "url.query"];

const shared = globalThis as typeof globalThis & { earshotLog?: Logger; earshotPlainLog?: Logger };

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
    // Written after the response, many lines at a time. What is buffered is flushed when the process exits; a hard kill
    // loses the last tenth of a second.
    pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 100 }),
  );
  return shared.earshotLog;
}

/**
 * The same log without redaction, which takes twice as long as the rest of a line: for the line of every request, whose
 * fields are fixed and hold no secret.
 */
export function plainLog(): Logger {
  shared.earshotPlainLog ??= log().child({}, { redact: [] });
  return shared.earshotPlainLog;
}

import type { LoggerInstance } from "next-auth";
import { log } from "@/lib/core/log";

/**
 * next-auth's messages in our log. Its metadata may contain tokens and what people typed, so only the kind of error is
 * logged; the handler logs our own faults in full.
 */
export const authLogger: LoggerInstance = {
  error: (code, metadata) => {
    const error = metadata instanceof Error ? metadata : metadata.error;
    log().warn({ code, error: error instanceof Error ? error.name : undefined }, "sign-in refused");
  },
  warn: (code) => log().warn({ code }, "sign-in warning"),
  debug: () => {},
};

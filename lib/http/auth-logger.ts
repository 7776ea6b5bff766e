import type { LoggerInstance } from "next-auth";
import { log } from "@/lib/core/log";

/**
 * next-auth's words in our log. Its metadata may hold tokens and what people typed, so only the error's kind goes in;
 * faults of ours reach the log whole, from the handler.
 */
export const authLogger: LoggerInstance = {
  error: (code, metadata) => {
    const error = metadata instanceof Error ? metadata : metadata.error;
    log().warn({ code, error: error instanceof Error ? error.name : undefined }, "sign-in refused");
  },
  warn: (code) => log().warn({ code }, "sign-in warning"),
  debug: () => {},
};

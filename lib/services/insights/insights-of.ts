import { privateLines } from "@/lib/core/private/private-lines";
import { chaptersOf } from "./chapters";
import type { SessionFacts } from "./facts";
import { qualityOf } from "./quality";
import type { Insights } from "./record";
import { signalsOf } from "./signals";

/**
 * A session's content and how far it can be trusted. The same facts give the same insights. Nothing is quoted that
 * people ask to keep private.
 */
export function insightsOf(facts: SessionFacts): Insights {
  const left = privateLines(facts.lines, ({ role, text }) => ({
    owner: "",
    speaker: role,
    text,
    isAsking: role === "moderator",
  }));
  const lines = facts.lines.filter((line) => !left.has(line));
  return {
    chapters: chaptersOf(facts, left),
    signals: signalsOf({ ...facts, lines }),
    quality: qualityOf(facts),
  };
}

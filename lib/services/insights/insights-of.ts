import { chaptersOf } from "./chapters";
import type { SessionFacts } from "./facts";
import { qualityOf } from "./quality";
import type { Insights } from "./record";
import { signalsOf } from "./signals";

/** A session's content and how far it can be trusted. The same facts give the same insights. */
export const insightsOf = (facts: SessionFacts): Insights => ({
  chapters: chaptersOf(facts),
  signals: signalsOf(facts),
  quality: qualityOf(facts),
});

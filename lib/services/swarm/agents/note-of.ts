import type { StepEvent } from "@/lib/core/swarm/types";

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** What the browser saw, as a sentence. */
export function noteOf(event: StepEvent): string {
  switch (event.kind) {
    case "console":
      return `The page logged an error: ${event.text}`;
    case "exception":
      return `A script of the page failed: ${event.text}`;
    case "request": {
      const what = `${event.method} ${event.url}`;
      if (event.failure !== null) return `${what} failed: ${event.failure}`;
      if ((event.status ?? 0) >= 400) return `${what} returned ${event.status}`;
      return `${what} took ${seconds(event.durationMs)}`;
    }
    case "blocked":
      return `${event.url} was not opened: ${event.reason}`;
    case "popup":
      return `The page opened a window: ${event.url || "an empty one"}`;
    case "dialog":
      return `The page showed a dialog: ${event.text}`;
    case "download":
      return `The page offered a download, which was not saved: ${event.fileName}`;
    case "timeout":
    case "crash":
      return event.text;
  }
}

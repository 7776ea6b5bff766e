import { inngest } from "./client";
import { functions } from "./functions";
import type { OutboxSend } from "./outbox-dispatcher";

const wanted = new Set(
  functions.flatMap(({ opts: { triggers = [] } }) =>
    [triggers].flat().flatMap((trigger) => ("event" in trigger ? [String(trigger.event)] : [])),
  ),
);

/**
 * Sends only events that start a function. The rest never leaves the database: events for webhooks carry what people
 * said, and a job server would keep it.
 */
export async function sendTriggers(events: OutboxSend[]): Promise<void> {
  const sent = events.filter(({ name }) => wanted.has(name));
  if (sent.length > 0) await inngest.send(sent);
}

import pg from "pg";
import { Alarm } from "@/lib/core/alarm";

/**
 * Listens for PostgreSQL notifications on a connection of its own and calls `heard` with the channel; reconnects until
 * `stop`. Listeners also poll, so a missed notification costs only a moment.
 */
export class Listener {
  readonly #alarm = new Alarm("Notifications of the database do not arrive.");
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly connectionString: string | undefined,
    private readonly channels: string[],
    private readonly heard: (channel: string) => void,
  ) {}

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: 2_500,
      keepAlive: true,
      application_name: "earshot-listener",
    });
    this.#client = client;
    client.on("error", (error) => this.#lost(client, error));
    client.on("end", () => this.#lost(client, new Error("The connection was closed.")));
    client.on("notification", (note) => this.heard(note.channel));
    try {
      await client.connect();
      for (const channel of this.channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.#alarm.clear();
      for (const channel of this.channels) this.heard(channel);
    } catch (error) {
      this.#lost(client, error);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#stopped) return;
    this.#client = undefined;
    void client.end().catch(() => {});
    this.#retry = setTimeout(() => void this.start(), this.#alarm.raise(error));
  }
}

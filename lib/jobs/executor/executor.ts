import type { Pool } from "pg";
import { Alarm } from "@/lib/core/alarm";
import { log } from "@/lib/core/log";
import { pipelined } from "@/lib/db/pipelined";
import { claimTasks, isSuspect } from "./claim-tasks";
import type { Engine, Handler, Task } from "./engine";
import { register } from "./register";
import { tickCrons } from "./tick-crons";
import { workTask } from "./work-task";

type Options = {
  pool: Pool;
  handler: Handler;
  /** Concurrent steps in this process. */
  workers?: number;
  leaseMs?: number;
  backoffScale?: number;
};

/** The longest that work can go unnoticed if a notification is lost. */
const POLL_MS = 1_000;

/**
 * A locked row is being settled and needs no more time. Not over the pool: a lease that waits there behind slow
 * requests would end, and its step run twice.
 */
const RENEW = `
  UPDATE jobs.task SET ready_at = now() + $2 * interval '1 ms'
   WHERE id IN (SELECT id FROM jobs.task WHERE lease_token = ANY($1) FOR UPDATE SKIP LOCKED)`;

/**
 * Looks back a moment, for what became due since the claim. What has been due for longer is waiting for a free worker,
 * not for its time.
 */
const NEXT_DUE = `
  SELECT extract(epoch FROM least(
           (SELECT min(ready_at) FROM jobs.task WHERE ready_at > now() - interval '100 ms'),
           (SELECT min(next_at) FROM jobs.cron WHERE function_id = ANY($1))) - now()) * 1000 AS ms`;

/**
 * The embedded job server: keeps runs in PostgreSQL and calls this process's functions, several at a time. Any number
 * of processes may run one on the same database.
 */
export class Executor {
  readonly #workers: number;
  readonly #running = new Map<Task, Promise<void>>();
  readonly #alarm = new Alarm("The job tables cannot be reached.");
  readonly #wakeUp: { now: () => void } = { now: () => {} };
  #woken = false;
  #stopping = false;
  #loop: Promise<void> = Promise.resolve();
  #renewal: NodeJS.Timeout | undefined;

  private constructor(
    readonly engine: Engine,
    workers: number,
  ) {
    this.#workers = workers;
  }

  /** Throws one sentence if a function asks for something the executor can't do. */
  static async create({ pool, handler, workers = 8, leaseMs = 15_000, backoffScale = 1 }: Options): Promise<Executor> {
    const functions = await register(handler);
    return new Executor({ pool, handler, functions, leaseMs, backoffScale }, workers);
  }

  start(): void {
    const renew = () => void this.#renew().catch((error: unknown) => this.#alarm.raise(error));
    this.#renewal = setInterval(renew, this.engine.leaseMs / 3);
    this.#loop = this.#run();
  }

  /** Looks for work at once; called when a notification arrives. */
  wake(): void {
    this.#woken = true;
    this.#wakeUp.now();
  }

  /**
   * Takes no new work and waits up to `graceMs` for running steps. Whatever is left then is picked up by another
   * process.
   */
  async stop(graceMs = 25_000): Promise<void> {
    this.#stopping = true;
    this.wake();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    const finished = this.#loop.then(() => Promise.all(this.#running.values()));
    await Promise.race([finished, patience]).finally(() => clearTimeout(timer));
    clearInterval(this.#renewal);
  }

  async #run(): Promise<void> {
    let ticked: Date | null = null;
    while (!this.#stopping) {
      try {
        ticked = await tickCrons(this.engine, ticked);
        const found = await this.#takeWork();
        this.#alarm.clear();
        if (!found) await this.#idle(await this.#untilNextMs());
      } catch (error) {
        this.#woken = false;
        await this.#idle(this.#alarm.raise(error));
      }
    }
  }

  /** False if there was nothing to take or no room for it; the end of a task, or a notification, wakes the loop. */
  async #takeWork(): Promise<boolean> {
    this.#woken = false;
    const room = this.#workers - this.#running.size;
    if (room === 0) return false;
    const running = [...this.#running.keys()];
    const atWork = new Map<string, number>();
    for (const { function_id: id } of running) atWork.set(id, (atWork.get(id) ?? 0) + 1);
    const tasks = await claimTasks(this.engine, { room, atWork }, running.some(isSuspect));
    for (const task of tasks) {
      const work = workTask(this.engine, task)
        .catch((error: unknown) => log().error({ err: error, functionId: task.function_id }, "A job result was lost."))
        .finally(() => {
          this.#running.delete(task);
          this.wake();
        });
      this.#running.set(task, work);
    }
    return tasks.length > 0;
  }

  async #renew(): Promise<void> {
    const tokens = [...this.#running.keys()].map((task) => task.lease_token);
    if (tokens.length > 0)
      await pipelined("leases", { name: "renew_leases", text: RENEW, values: [tokens, this.engine.leaseMs] });
  }

  async #untilNextMs(): Promise<number> {
    if (this.#running.size === this.#workers) return POLL_MS;
    const { rows } = await this.engine.pool.query<{ ms: string | null }>(NEXT_DUE, [[...this.engine.functions.keys()]]);
    return Math.min(POLL_MS, Math.max(5, Number(rows[0]?.ms ?? POLL_MS)));
  }

  async #idle(waitMs: number): Promise<void> {
    if (this.#woken || this.#stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      this.#wakeUp.now = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

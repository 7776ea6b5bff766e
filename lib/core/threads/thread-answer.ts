import type { Worker } from "node:worker_threads";

/** Why a thread gave no answer: it took too long, needed too much memory, or an error (`cause`) ended it. */
export class ThreadFailed extends Error {
  constructor(
    readonly why: "time" | "memory" | "crash",
    options?: ErrorOptions,
  ) {
    super(`thread gave no answer (${why})`, options);
  }
}

type Begin<M, T> = (resolve: (result: T) => void, reject: (error: unknown) => void) => (message: M) => void;

/**
 * What a thread answers. `begin` sends the question and returns what hears each message until one resolves or rejects.
 * Rejects with ThreadFailed when the thread ends or `timeLimitMs` are over.
 */
export async function threadAnswer<M, T>(thread: Worker, timeLimitMs: number, begin: Begin<M, T>): Promise<T> {
  let time: NodeJS.Timeout | undefined;
  let stopHearing = () => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      const onMessage = begin(resolve, reject);
      const onError = (cause: NodeJS.ErrnoException) =>
        reject(new ThreadFailed(cause.code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "crash", { cause }));
      const onExit = () => reject(new ThreadFailed("memory"));
      time = setTimeout(() => reject(new ThreadFailed("time")), timeLimitMs);
      thread.on("message", onMessage).on("error", onError).on("exit", onExit);
      stopHearing = () => thread.off("message", onMessage).off("error", onError).off("exit", onExit);
    });
  } finally {
    clearTimeout(time);
    stopHearing();
  }
}

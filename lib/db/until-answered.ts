const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/**
 * Does what only the database can refuse, and does it again for up to a minute if it does: for what has happened
 * already, such as a mail that was sent, and would happen twice if it were not noted.
 */
export async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

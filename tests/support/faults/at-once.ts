import { expect, vi } from "vitest";
import { pool } from "@/lib/db/pool";

/** How often somebody has tried to be the one who asks the model, while `work` goes on. */
export async function countingClaims<T>(work: (claims: () => number) => Promise<T>): Promise<T> {
  const asked = vi.spyOn(pool(), "query");
  try {
    return await work(() => asked.mock.calls.filter(([query]) => Object(query).name === "claim_question").length);
  } finally {
    asked.mockRestore();
  }
}

/** The model gives this answer once a second caller waits for the first, or has come to ask it too. */
export function onceBothAreHere<A>(claims: () => number, given: A): () => Promise<A> {
  let paid = 0;
  return async () => {
    paid++;
    await vi.waitFor(() => expect(Math.max(claims(), paid)).toBeGreaterThanOrEqual(2), { timeout: 10_000 });
    return given;
  };
}

import { pool } from "@/lib/db/pool";

/** Deletes events that nobody will repeat anymore. */
export async function prune(): Promise<void> {
  await pool().query("DELETE FROM payment_event WHERE received_at < now() - interval '90 days'");
  await pool().query("DELETE FROM sandbox_event WHERE delivered_at < now() - interval '30 days'");
}

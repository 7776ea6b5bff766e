import { readTxt } from "@/lib/integrations/dns/read-txt";
import type { DomainRecord } from "./record";

/** The result of checking the record; `problem` is a sentence unless it was found. */
export type Checked =
  | { outcome: "found"; problem: null }
  | { outcome: "missing"; problem: string }
  | { outcome: "unsure"; problem: string };

/** Checks whether the record that proves a domain exists. */
export async function check({ txtName, txtValue }: DomainRecord): Promise<Checked> {
  const answer = await readTxt(txtName);
  if (answer.kind === "unreachable")
    return {
      outcome: "unsure",
      problem: `The name servers for ${txtName} did not answer. Try again in a few minutes.`,
    };
  if (answer.kind === "none" || answer.values.length === 0)
    return {
      outcome: "missing",
      problem: `There is no TXT record at ${txtName} yet. New records can take up to an hour to appear.`,
    };
  if (answer.values.some((value) => value.trim() === txtValue)) return { outcome: "found", problem: null };
  return { outcome: "missing", problem: `The TXT record at ${txtName} does not say ${txtValue}.` };
}

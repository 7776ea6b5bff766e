import type { SessionFacts } from "../facts";
import { quoteWords } from "../quote-words";
import type { QualityReason } from "../record";

const SHOWN = 80;

/** Someone who finished earlier used the same browser and network, or gave the very same words. */
export function duplicatePerson({ twins }: SessionFacts): QualityReason | null {
  const copied = twins.find(({ sameText }) => sameText !== null);
  const client = twins.find(({ sameClient }) => sameClient);
  const found: string[] = [];
  if (client) found.push(`${client.label} took part from the same browser and network.`);
  if (copied?.sameText) {
    const words = quoteWords(copied.sameText, SHOWN);
    found.push(`${copied.label} gave the same words: ${words}${words.endsWith("…") ? "" : "."}`);
  }
  return found.length === 0 ? null : { kind: "duplicate_person", text: found.join(" ") };
}

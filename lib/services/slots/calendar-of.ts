import { notFound } from "@/lib/core/errors";
import { type Caller, findParticipant } from "@/lib/services/participants/find";
import { factsOfParticipant } from "./booking-facts";
import { calendarFile } from "./booking-mails";

/** The booking of the participant behind the link, as a calendar file. Throws `not_found` without one. */
export async function calendarOf(caller: Caller, token: string): Promise<string> {
  const { participant } = await findParticipant(caller, token);
  const facts = await factsOfParticipant(participant.id);
  if (!facts) throw notFound("Booking");
  return calendarFile(facts);
}

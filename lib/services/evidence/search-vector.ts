import { Prisma } from "@/lib/db/generated/client";

/** What a line is found by: its words, and its speaker's name as a lesser hit. SQL expressions; the name may be null. */
export const searchVector = (config: string, text: string, speaker: string): Prisma.Sql =>
  Prisma.raw(`line_words(${config}::text::regconfig, ${text}, ${speaker})`);

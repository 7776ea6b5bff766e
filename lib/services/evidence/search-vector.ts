import { Prisma } from "@/lib/db/generated/client";

/**
 * A line's search vector: its words, and its speaker's name with less weight. SQL expressions; the name may be null.
 */
export const searchVector = (config: string, text: string, speaker: string): Prisma.Sql =>
  Prisma.raw(`line_words(${config}::text::regconfig, ${text}, ${speaker})`);

import { Prisma } from "@/lib/db/generated/client";

/** The search vector of a line: its words, and its speaker's name as a lesser hit. SQL expressions; names may be null. */
export const searchVector = (config: string, text: string, names: string): Prisma.Sql =>
  Prisma.raw(`to_tsvector(${config}::text::regconfig, ${text})
    || setweight(to_tsvector(${config}::text::regconfig, coalesce(${names}, '')), 'C')`);

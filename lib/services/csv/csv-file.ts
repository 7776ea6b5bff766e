import type { Readable } from "node:stream";
import { contentDisposition } from "@/lib/integrations/storage/content-disposition";

/** A CSV file as a download, named after what it is about. */
export type CsvFile = { disposition: string; rows: Readable };

/** `what` tells files about one thing apart; a long title is cut before it. */
export const csvFile = ({ title, what }: { title: string; what?: string }, rows: Readable): CsvFile => ({
  disposition: contentDisposition(`${what ? `${title.slice(0, 150)}, ${what}` : title}.csv`, "text/csv", false),
  rows,
});

import { processFile } from "./process-file";
import { pruneJobTables } from "./prune-job-tables";
import { removeObjects } from "./remove-objects";
import { staleUploads } from "./stale-uploads";

/** Every job function: one file each, listed here once. */
export const functions = [processFile, pruneJobTables, removeObjects, staleUploads];

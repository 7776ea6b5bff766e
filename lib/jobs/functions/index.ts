import { pruneJobTables } from "./prune-job-tables";

/** Every job function: one file each, listed here once. */
export const functions = [pruneJobTables];

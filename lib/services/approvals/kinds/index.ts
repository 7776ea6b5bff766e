import { APPROVAL_KINDS, type ApprovalKind } from "../record";
import { createReport } from "./create-report";
import { createStudy } from "./create-study";
import { invite } from "./invite";
import type { Kind } from "./kind";
import { launchStudy } from "./launch-study";
import { tag } from "./tag";

const KINDS: Record<ApprovalKind, Kind> = {
  create_study: createStudy,
  launch_study: launchStudy,
  invite,
  tag,
  create_report: createReport,
};

/** The act of a stored kind, or null for one that this version doesn't know. */
export const kindOf = (name: string): Kind | null =>
  (APPROVAL_KINDS as readonly string[]).includes(name) ? KINDS[name as ApprovalKind] : null;

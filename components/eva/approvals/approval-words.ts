import type { Approval } from "../message-shape";

const TITLES: Record<string, string> = {
  create_study: "Draft a study",
  launch_study: "Launch a study",
  invite: "Invite people",
  tag: "Tag passages",
  create_report: "Write a report",
};

export const titleOfKind = (kind: string): string => TITLES[kind] ?? "A proposal";

export const STATUS_WORDS = {
  pending: { tone: "warning", word: "Waiting for approval" },
  approved: { tone: "settled", word: "Approved" },
  declined: { tone: "neutral", word: "Declined" },
  expired: { tone: "neutral", word: "Expired" },
} as const satisfies Record<Approval["status"], unknown>;

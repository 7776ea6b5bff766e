import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { DomainRecord } from "./record";

export const SELECT = {
  id: true,
  domain: true,
  token: true,
  createdAt: true,
  verifiedAt: true,
  lastCheckedAt: true,
  lastProblem: true,
  missingSince: true,
} as const;

type Row = Omit<DomainRecord, "state" | "txtName" | "txtValue"> & { token: string };

const txtNameOf = (domain: string): string => `_earshot-challenge.${domain}`;
const txtValueOf = (token: string): string => `earshot-domain-verification=${token}`;

export const toRecord = ({ token, ...row }: Row): DomainRecord => {
  const state = row.verifiedAt ? "verified" : "pending";
  return Object.assign({ state, txtName: txtNameOf(row.domain), txtValue: txtValueOf(token) } as const, row);
};

/** One domain of the workspace. Throws `not_found`. */
export async function read(workspaceId: string, id: string): Promise<DomainRecord> {
  const row = await db().domain.findUnique({ where: { id, workspaceId }, select: SELECT });
  if (!row) throw notFound("Domain");
  return toRecord(row);
}

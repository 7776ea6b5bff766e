import type { Role } from "@/lib/core/context";
import type { Plan } from "@/lib/core/plans";

/** A workspace as one of its people sees it. */
export type MyWorkspaceRecord = { id: string; name: string; plan: Plan; role: Role };

export type MemberRecord = { id: string; name: string | null; email: string; role: Role };

/** The first 500 members by name, and how many there are. */
export type WorkspaceDetails = MyWorkspaceRecord & { memberCount: number; members: MemberRecord[] };

import type { z } from "zod";
import type { MemberInvitation } from "@/lib/api/settings/invitations";
import type { SeatsShape, WorkspaceMember } from "@/lib/api/settings/members";

export type Member = z.output<typeof WorkspaceMember>;
export type Invitation = z.output<typeof MemberInvitation>;
export type Seats = z.output<typeof SeatsShape>;
export type Role = Member["role"];
export type MemberStatus = Member["status"];

import type { Role } from "@/lib/core/context";
import type { Plan } from "@/lib/core/plans";

/** What the frame of every page shows: who is signed in, and their workspaces. */
export type ShellData = {
  person: { id: string; name: string | null; email: string };
  workspace: { id: string; name: string; plan: Plan; role: Role };
  workspaces: { id: string; name: string; plan: Plan }[];
};

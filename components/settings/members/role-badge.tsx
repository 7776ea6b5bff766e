import { Badge } from "@/components/ui/badge";
import { roleTitle } from "./role-words";
import type { Role } from "./shapes";

export const RoleBadge = ({ role }: { role: Role }) => (
  <Badge tone={role === "admin" ? "primary" : "neutral"}>{roleTitle(role)}</Badge>
);

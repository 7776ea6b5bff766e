import { FilterLinks } from "@/components/ui/lists/filter-links";
import type { MemberStatus } from "./shapes";

type Props = { chosen: MemberStatus; hrefOf: (status: MemberStatus) => string; counts: Record<MemberStatus, number> };

/** Who is in the workspace, or who was, of those whom the search finds. */
export const MemberStatusLinks = ({ chosen, hrefOf, counts }: Props) => (
  <FilterLinks
    label="Which people"
    chosen={chosen}
    choices={[
      { value: "active", label: "Active", count: counts.active, href: hrefOf("active") },
      { value: "removed", label: "Removed", count: counts.removed, href: hrefOf("removed") },
    ]}
  />
);

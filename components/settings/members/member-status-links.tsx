import { FilterLinks } from "@/components/ui/filter-links";

/** Who is in the workspace, or who was. */
export const MemberStatusLinks = ({ chosen }: { chosen: "active" | "removed" }) => (
  <FilterLinks
    label="Which people"
    chosen={chosen}
    choices={[
      { value: "active", label: "Active", href: "/settings/members" },
      { value: "removed", label: "Removed", href: "/settings/members?status=removed" },
    ]}
  />
);

import { Table } from "@/components/ui/lists/table";
import { GROUP_NAMES } from "./guides/group-names";

/** Which group names give which role. */
export const GroupNamesTable = () => (
  <Table caption="Group names and the roles they give">
    <thead>
      <tr>
        <th>Group name ends in</th>
        <th>Role</th>
      </tr>
    </thead>
    <tbody>
      {GROUP_NAMES.map(({ role, endings }) => (
        <tr key={role}>
          <td className="w-full">{endings.join(", ")}</td>
          <td className="whitespace-nowrap">{role}s</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

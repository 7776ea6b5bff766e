import { Table } from "@/components/ui/lists/table";
import { Prose } from "./prose";

type Props = { caption: string; codes: { code: string; statuses: number[]; means: string }[] };

/** An API's error codes, with the statuses they come with. */
export const ErrorCodes = ({ caption, codes }: Props) => (
  <Table caption={caption} className="[&_td]:align-top">
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col" className="hidden @columns:table-cell">
          Status
        </th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      {codes.map(({ code, statuses, means }) => (
        <tr key={code}>
          <td>
            <code className="font-mono text-[0.8125rem]">{code}</code>
            <span className="block text-muted-foreground text-sm tabular-nums @columns:hidden">
              {statuses.join(", ")}
            </span>
          </td>
          <td className="hidden tabular-nums @columns:table-cell">{statuses.join(", ")}</td>
          <td className="wrap-anywhere text-pretty">
            <Prose text={means} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

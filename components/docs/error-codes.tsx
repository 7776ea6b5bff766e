import { Table } from "@/components/ui/table";
import { Prose } from "./prose";

type Props = { caption: string; codes: { code: string; statuses: number[]; means: string }[] };

/** An API's error codes, with the statuses they come with. */
export const ErrorCodes = ({ caption, codes }: Props) => (
  <Table caption={caption} className="[&_td]:align-top">
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col" className="hidden @min-[30rem]:table-cell">
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
            <span className="block text-muted-foreground text-sm tabular-nums @min-[30rem]:hidden">
              {statuses.join(", ")}
            </span>
          </td>
          <td className="hidden tabular-nums @min-[30rem]:table-cell">{statuses.join(", ")}</td>
          <td className="wrap-anywhere text-pretty">
            <Prose text={means} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

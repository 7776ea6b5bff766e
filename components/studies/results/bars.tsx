import { isFew } from "./headline";

type Props = { caption: string; rows: { label: string; count: number }[]; of: number };

/** Counts as bars, with number and, of enough answers, share; a table to screen readers. */
export function Bars({ caption, rows, of }: Props) {
  return (
    <table className="w-full max-w-3xl border-separate border-spacing-y-1.5">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">{isFew(of) ? "Bar" : "Share"}</th>
          <th scope="col">Count</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => {
          const share = of > 0 ? count / of : 0;
          return (
            <tr key={label}>
              <th scope="row" className="w-2/5 max-w-0 wrap-anywhere pr-4 text-left font-normal">
                {label}
              </th>
              <td>
                <span className="flex items-center gap-3">
                  <span aria-hidden className="h-2.5 min-w-0 flex-1 overflow-hidden rounded-full bg-muted">
                    <span className="block h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
                  </span>
                  {!isFew(of) && (
                    <span className="w-11 text-right text-muted-foreground text-sm tabular-nums">
                      {Math.round(share * 100)}%
                    </span>
                  )}
                </span>
              </td>
              <td className="w-16 text-right text-muted-foreground tabular-nums">
                <b className="font-medium text-foreground">{count}</b>
                {isFew(of) && ` of ${of}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import type { Stats } from "../shapes";

type Props = {
  stats: Stats;
  hasScreener: boolean;
  /** Whether those who are in the middle of it still can. */
  mayFinish: boolean;
};

/** How far people get: each step as a share of those who opened the study. */
export function Funnel({ stats, hasScreener, mayFinish }: Props) {
  const { invited, opened, consented, qualified, completed, inProgress, excluded, screenedOut, review } = stats;
  const steps = [
    { label: "Opened", count: opened, note: invited > 0 ? `${invited} invited` : "" },
    { label: "Agreed to take part", count: consented, note: "" },
    hasScreener && {
      label: "Fit the screener",
      count: qualified,
      note: [screenedOut > 0 && `${screenedOut} didn’t`, review > 0 && `${review} to decide`]
        .filter(Boolean)
        .join(", "),
    },
    {
      label: "Started",
      count: completed + inProgress + excluded,
      note: inProgress > 0 ? `${inProgress} ${mayFinish ? "in progress" : "didn’t finish"}` : "",
    },
    { label: "Finished", count: completed, note: excluded > 0 ? `${excluded} excluded` : "" },
  ].filter((step) => step !== false);
  const most = Math.max(opened, 1);
  return (
    <ol className="grid break-inside-avoid gap-3">
      {steps.map(({ label, count, note }) => (
        <li key={label} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span>
              {label} {note && <span className="text-muted-foreground text-sm">· {note}</span>}
            </span>
            <span className="font-medium tabular-nums">
              {count}
              <span className="ml-2 inline-block w-10 text-right font-normal text-muted-foreground text-sm">
                {opened > 0 ? `${Math.round((count / most) * 100)}%` : ""}
              </span>
            </span>
          </span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-muted">
            <span className="block h-full rounded-full bg-primary" style={{ width: `${(count / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

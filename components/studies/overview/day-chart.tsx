import { cn } from "@/components/ui/cn";
import { shortDay } from "@/lib/core/time/dates";
import { filledDays } from "./filled-days";

type Props = { days: { day: string; started: number; completed: number }[]; until: Date };

/** With more days, there is no room for a figure above each. */
const MOST_FIGURES = 21;

/** Sessions finished per day, with those started behind them; the figures are also in a table for screen readers. */
export function DayChart({ days, until }: Props) {
  if (days.every(({ started, completed }) => started === 0 && completed === 0))
    return <p className="text-muted-foreground">Nobody has started yet.</p>;
  const shown = filledDays(days, until);
  const most = Math.max(1, ...shown.map(({ started, completed }) => Math.max(started, completed)));
  const [first, last] = [shown[0], shown.at(-1)];
  const isLeftOpen = shown.some(({ started, completed }) => started > completed);
  return (
    <figure className="grid gap-2">
      <div aria-hidden className="flex h-46 items-end gap-1 pt-5">
        {shown.map(({ day, started, completed }) => (
          <div
            key={day}
            title={`${shortDay(day)}: ${completed} finished, ${started} started`}
            className="relative flex h-full min-w-0 max-w-8 flex-1 items-end rounded-sm hover:bg-muted"
          >
            <span
              className="absolute inset-x-0 bottom-0 rounded-t-sm bg-primary/20"
              style={{ height: `${(started / most) * 100}%` }}
            />
            {completed > 0 && shown.length <= MOST_FIGURES && (
              <span
                className="absolute inset-x-0 pb-0.5 text-center text-muted-foreground text-xs tabular-nums"
                style={{ bottom: `${(Math.max(started, completed) / most) * 100}%` }}
              >
                {completed}
              </span>
            )}
            <span
              className={cn("relative w-full rounded-t-sm bg-primary", completed === 0 && "h-px bg-border")}
              style={completed > 0 ? { height: `${(completed / most) * 100}%` } : undefined}
            />
          </div>
        ))}
      </div>
      <figcaption className="flex justify-between gap-3 text-muted-foreground text-xs tabular-nums">
        <span>{first && shortDay(first.day)}</span>
        {isLeftOpen && (
          <span aria-hidden className="flex flex-wrap justify-center gap-x-3">
            <Key look="bg-primary">Finished</Key>
            <Key look="bg-primary/20">Started</Key>
          </span>
        )}
        <span>{last && last !== first && shortDay(last.day)}</span>
      </figcaption>
      <table className="sr-only">
        <caption>Sessions a day</caption>
        <thead>
          <tr>
            <th>Day</th>
            <th>Started</th>
            <th>Finished</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, started, completed }) => (
            <tr key={day}>
              <th>{shortDay(day)}</th>
              <td>{started}</td>
              <td>{completed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const Key = ({ look, children }: { look: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={cn("size-2.5 rounded-[3px]", look)} />
    {children}
  </span>
);

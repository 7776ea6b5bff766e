import type { Edit } from "../shapes";
import { ShowAgain } from "./show-again";

type Props = { summary: string; items: { id: string; name: string; showAgain: Edit }[] };

/** What somebody hid, folded but never gone. */
export function HiddenList({ summary, items }: Props) {
  if (items.length === 0) return null;
  return (
    <details className="w-full print:hidden">
      <summary className="w-fit cursor-pointer rounded-sm text-muted-foreground text-sm hover:text-foreground">
        {summary}
      </summary>
      <ul className="mt-2 grid grid-cols-1 divide-y rounded-md border">
        {items.map(({ id, name, showAgain }) => (
          <li key={id} className="flex items-center gap-3 py-1.5 pr-1.5 pl-3">
            <span className="wrap-anywhere min-w-0 flex-1 text-muted-foreground">{name}</span>
            <ShowAgain name={name} edit={showAgain} />
          </li>
        ))}
      </ul>
    </details>
  );
}

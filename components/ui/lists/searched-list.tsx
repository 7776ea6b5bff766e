import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";
import { EmptyState } from "@/components/ui/states/empty-state";
import { listPath } from "./list-path";
import { ListSearch } from "./list-search";
import { Pager } from "./pager";

type Props = {
  /** What is listed, in lower case and as many: "projects". */
  things: string;
  /** The address of the list; search and later pages add to it. */
  here: string;
  q: string | undefined;
  cursor: string | undefined;
  nextCursor: string | null;
  isEmpty: boolean;
  /** Beside the search, such as the button that makes another one. */
  action?: ReactNode;
  /** Instead of a list that nothing is in yet. */
  none: ReactNode;
  children: ReactNode;
};

/** A page of a list: with a search by name if it has more than that, and with links to the other pages. */
export function SearchedList({ things, here, q, cursor, nextCursor, isEmpty, action, none, children }: Props) {
  const isLong = Boolean(q || cursor || nextCursor);
  return (
    <>
      {(isLong || action) && (
        <div className="flex items-center justify-end gap-3">
          {isLong && (
            <div className="mr-auto flex min-w-0 flex-1">
              <ListSearch key={here} label={`Search ${things}`} here={here} q={q ?? ""} />
            </div>
          )}
          {action}
        </div>
      )}
      {/* In one place: a panel that stays when its last row is deleted keeps the focus near. */}
      {!isEmpty ? (
        <Panel>{children}</Panel>
      ) : q ? (
        <Panel>
          <EmptyState title={`No ${things} match`}>Search for other words.</EmptyState>
        </Panel>
      ) : (
        none
      )}
      <Pager
        href={nextCursor && listPath(here, { q, cursor: nextCursor })}
        backHref={cursor ? listPath(here, { q }) : null}
      />
    </>
  );
}

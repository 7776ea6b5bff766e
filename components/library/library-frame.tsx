import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { LIBRARY_VIEWS, LibraryTabs, type LibraryView } from "./library-tabs";

type Props = { shown: LibraryView; actions?: ReactNode; children: ReactNode };

/** The head that the lists of the library share, while one is loading and if it fails too. */
export function LibraryFrame({ shown, actions, children }: Props) {
  const here = LIBRARY_VIEWS.find(({ id }) => id === shown);
  return (
    <Page
      crumbs={
        shown === "projects"
          ? [{ label: "Library" }]
          : [{ label: "Library", href: "/library" }, { label: here?.label ?? "" }]
      }
      title="Library"
      description="Recordings, transcripts, and the moments worth sharing."
      actions={actions}
    >
      <LibraryTabs shown={shown} />
      {children}
    </Page>
  );
}

import { LinkTabs } from "@/components/ui/links/link-tabs";

export const LIBRARY_VIEWS = [
  { id: "projects", label: "Projects", href: "/library" },
  { id: "files", label: "All files", href: "/library?show=files" },
  { id: "clips", label: "Clips", href: "/library/clips" },
  { id: "reels", label: "Reels", href: "/library/reels" },
] as const;
export type LibraryView = (typeof LIBRARY_VIEWS)[number]["id"];

/** The views of the library. */
export const LibraryTabs = ({ shown }: { shown: LibraryView }) => (
  <LinkTabs label="Library views" tabs={[...LIBRARY_VIEWS]} shown={shown} />
);

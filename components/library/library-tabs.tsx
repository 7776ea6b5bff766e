import { LinkTabs } from "@/components/ui/link-tabs";

const TABS = [
  { id: "projects", label: "Projects", href: "/library" },
  { id: "files", label: "All files", href: "/library?show=files" },
  { id: "clips", label: "Clips", href: "/library/clips" },
  { id: "reels", label: "Reels", href: "/library/reels" },
] as const;

type Props = { shown: (typeof TABS)[number]["id"] };

/** The views of the library. */
export const LibraryTabs = ({ shown }: Props) => <LinkTabs label="Library views" tabs={[...TABS]} shown={shown} />;

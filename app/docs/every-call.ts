import type { ContentsGroup } from "@/components/docs/contents";
import { contentsOf, groupsOf } from "@/components/docs/groups-of";
import { topicsGroup } from "@/components/docs/start/topics";
import { documents } from "./documents";

const groups = (api: "v1" | "api", title: string): ContentsGroup[] =>
  contentsOf(groupsOf(documents[api]()), api).map((group) => ({ ...group, name: `${title}: ${group.name}` }));

/** All that the documentation has outside of one reference, for its search. */
export const everyCall = (but?: "v1" | "api"): ContentsGroup[] => [
  ...(but ? [topicsGroup] : []),
  ...(but === "v1" ? [] : groups("v1", "v1")),
  ...(but === "api" ? [] : groups("api", "App API")),
];

import type { ContentsGroup } from "@/components/docs/contents";
import type { ApiDocument } from "@/components/docs/document";
import { contentsOf, groupsOf } from "@/components/docs/groups-of";
import { topicsGroup } from "@/components/docs/start/topics";
import { apiDocument } from "@/lib/api/openapi";
import { v1Document } from "@/lib/v1/openapi";

const groups = (document: unknown, api: "v1" | "api", title: string): ContentsGroup[] =>
  contentsOf(groupsOf(document as ApiDocument), api).map((group) => ({ ...group, name: `${title}: ${group.name}` }));

/** All that the documentation has outside of one reference, for its search. */
export const everyCall = (but?: "v1" | "api"): ContentsGroup[] => [
  ...(but ? [topicsGroup] : []),
  ...(but === "v1" ? [] : groups(v1Document(), "v1", "v1")),
  ...(but === "api" ? [] : groups(apiDocument(), "api", "App API")),
];

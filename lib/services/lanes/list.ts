import type { Context } from "@/lib/core/context";
import type { Page } from "@/lib/core/cursor";
import { listInProject, type ProjectPage } from "@/lib/services/boards/list-in-project";
import { LANE_COLUMNS } from "./read";
import type { LaneRecord } from "./record";

/** The lanes of a project's boards, newest first. Throws `not_found` for a missing project. */
export const list = (ctx: Context, page: ProjectPage): Promise<Page<LaneRecord>> =>
  listInProject(ctx, page, { table: "lane", alias: "l", columns: LANE_COLUMNS });

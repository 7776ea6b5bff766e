import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { oneLine } from "@/lib/core/text/one-line";

const markFields = {
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  color: z.string().nullable(),
  highlightColor: z.string().nullable(),
};

/** A tag for display only. */
export const TagMark = z.object(markFields).meta({ id: "TagMark" });

const tagFields = {
  ...markFields,
  parentId: z.string().nullable(),
  description: z.string().nullable(),
  applications: z.int().describe("How many times this tag itself was applied."),
  passages: z.int().describe("Passages with this tag or a tag below it, each counted once."),
  createdAt: DateTime,
  updatedAt: DateTime,
};
export const ProjectTag = z.object(tagFields).meta({ id: "ProjectTag" });
export type ProjectTag = z.output<typeof ProjectTag>;

export const TagDetail = z
  .object({
    ...tagFields,
    path: z.array(TagMark).describe("The tags above it, from the top."),
    sources: z
      .array(
        z.object({ ownerId: z.string(), source: z.enum(["file", "session"]), name: z.string(), passages: z.int() }),
      )
      .describe("The files and sessions with the most passages."),
    speakers: z.array(z.object({ name: z.string().nullable(), passages: z.int() })),
  })
  .meta({ id: "TagDetail" });
export type TagDetail = z.output<typeof TagDetail>;

const Color = oneLine(40).nullable().optional().describe("`#rrggbb`; the app shows the nearest of its own colors.");

/** What a person may set on a tag. */
export const tagInput = {
  title: oneLine(LONGEST_NAME),
  color: Color,
  highlightColor: Color,
  description: z.string().trim().max(LONGEST_DESCRIPTION).nullable().optional(),
  parentId: z.string().max(100).nullable().optional().describe("The parent tag; tags nest at most five levels deep."),
};

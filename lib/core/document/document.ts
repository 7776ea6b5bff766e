import { z } from "zod";
import { Block } from "./block";

/** A section of a document, for its blocks as stored or as shown. */
export const sectionOf = <S extends z.ZodType>(block: S) =>
  z.strictObject({
    id: z.string().regex(/^[\w-]{1,40}$/, "An id is 1 to 40 letters, digits, _ or -."),
    heading: z.string().max(300),
    blocks: z.array(block).max(500),
  });

/** A report's content, as stored. */
export const ReportDocument = z
  .strictObject({ sections: z.array(sectionOf(Block)).max(200) })
  .meta({ id: "ReportDocument" });
export type ReportDocument = z.output<typeof ReportDocument>;

import { isoText } from "@/lib/db/iso-text";
import { viewLink } from "@/lib/integrations/storage/view-link";
import type { SwarmStepRecord } from "../record";
import { pictureKind } from "./picture-kind";

/** A step of the table alias `s` as one JSON value: a StepRow. */
export const STEP_JSON = `json_build_object('index', s.index, 'taskId', s.task_id, 'action', s.action,
  'thought', s.thought, 'error', s.error, 'pageUrl', s.page_url, 'pageTitle', s.page_title, 'notes', s.notes,
  'screenshotKey', s.screenshot_key, 'createdAt', ${isoText("s.created_at")})`;

export type StepRow = Omit<SwarmStepRecord, "screenshotUrl"> & { screenshotKey: string | null };

/** A link to a step's screenshot, valid for an hour. */
export function screenshotLink(key: string): Promise<string> {
  const { ending, contentType } = pictureKind(key);
  const fileName = `screenshot${ending}`;
  return viewLink({ key, fileName, contentType });
}

/** With a link to its screenshot. */
export async function toStep({ screenshotKey: key, ...step }: StepRow): Promise<SwarmStepRecord> {
  return { ...step, screenshotUrl: key && (await screenshotLink(key)) };
}

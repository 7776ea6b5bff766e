import { notFound } from "next/navigation";
import { loadStudy } from "../../../load-study";

/** Only live interviews have times. */
export async function loadLiveStudy(id: string) {
  const study = await loadStudy(id);
  if (study.type !== "live-interview") notFound();
  return study;
}

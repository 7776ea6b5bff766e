import { notFound } from "next/navigation";
import { loadStudy } from "./load-study";

/** A study that people take part in: agents have no link, sessions or answers, and nothing of theirs is counted. */
export async function loadPeopleStudy(id: string) {
  const study = await loadStudy(id);
  if (study.type === "swarm") notFound();
  return study;
}

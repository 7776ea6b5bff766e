"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";
import { fits } from "@/lib/core/text/plain-letters";
import type { Chosen } from "./chosen";

type Project = NonNullable<Chosen["project"]>;
type Answer = { to: string; places: Places };
export type Places = { projects: Project[]; studies: Chosen["studies"]; files: Chosen["files"] };

const PAUSE_MS = 160;
const SHOWN = 8;

async function find(q: string, projectId: string | undefined, signal: AbortSignal): Promise<Places> {
  const query = { limit: SHOWN, ...(q && { q }) };
  const within = { ...query, ...(projectId && { projectId }) };
  const [projects, studies, files] = await Promise.all([
    projectId ? { items: [] } : call("GET /library/projects", { query, signal }),
    call("GET /studies", { query: within, signal }),
    call("GET /library/files", { query: within, signal }),
  ]);
  return {
    projects: projects.items.map(({ id, name }) => ({ id, name })),
    studies: studies.items.map(({ id, title }) => ({ id, title })),
    files: files.items.map(({ id, name }) => ({ id, name: name ?? "Untitled file" })),
  };
}

/** Filters an answer to earlier input by the current one, so that a quick Enter never picks what nobody asked for. */
function fitting({ to, places }: Answer, asked: string): Places {
  if (to === asked) return places;
  return {
    projects: places.projects.filter(({ name }) => fits(name ?? "", asked)),
    studies: places.studies.filter(({ title }) => fits(title ?? "", asked)),
    files: places.files.filter(({ name }) => fits(name ?? "", asked)),
  };
}

/** Projects, studies and files by name, or the newest ones, after a pause in typing. Null while loading. */
export function usePlaces(q: string, projectId: string | undefined, isOpen: boolean) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        find(q.trim(), projectId, controller.signal).then(
          (places) => {
            setAnswer({ to: q.trim(), places });
            setFailed(false);
          },
          () => setFailed(!controller.signal.aborted),
        );
      },
      q ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, projectId, isOpen]);
  const isLooking = answer !== null && answer.to !== q.trim();
  return { places: answer && fitting(answer, q.trim()), isLooking, failed };
}

"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import { listLibraryFiles } from "@/lib/api/library";
import { listLibraryProjects } from "@/lib/api/library-projects";
import { listStudies } from "@/lib/api/studies";
import type { Chosen } from "./chosen";

type Project = NonNullable<Chosen["project"]>;
export type Places = { projects: Project[]; studies: Chosen["studies"]; files: Chosen["files"] };

const PAUSE_MS = 160;
const SHOWN = 8;

async function find(q: string, projectId: string | undefined, signal: AbortSignal): Promise<Places> {
  const query = { limit: SHOWN, ...(q && { q }) };
  const within = { ...query, ...(projectId && { projectId }) };
  const [projects, studies, files] = await Promise.all([
    projectId ? { items: [] } : call(listLibraryProjects, { query, signal }),
    call(listStudies, { query: within, signal }),
    call(listLibraryFiles, { query: within, signal }),
  ]);
  return {
    projects: projects.items.map(({ id, name }) => ({ id, name })),
    studies: studies.items.map(({ id, title }) => ({ id, title })),
    files: files.items.map(({ id, name }) => ({ id, name: name ?? "Untitled file" })),
  };
}

/** Projects, studies and files of a name, the newest without one, after a pause in typing. Null while they come. */
export function usePlaces(q: string, projectId: string | undefined, isOpen: boolean) {
  const [places, setPlaces] = useState<Places | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        find(q.trim(), projectId, controller.signal).then(
          (found) => {
            setPlaces(found);
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
  return { places, failed };
}

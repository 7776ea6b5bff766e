"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import type { Project } from "./shapes";

const PAUSE_MS = 200;
const MOST = 50;

/** The projects whose names contain a word, after a pause in typing; null before the first answer. */
export function useProjects(query: string) {
  const [projects, setProjects] = useState<Project[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const q = query.trim();
    const ask = () =>
      call("GET /library/projects", { query: { limit: MOST, ...(q && { q }) }, signal })
        .then(({ items }) => {
          setProjects(items);
          setFailed(null);
        })
        .catch((thrown) => {
          if (!signal.aborted) setFailed(CallError.sentence(thrown));
        });
    const timer = setTimeout(ask, q ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return { projects, failed };
}

import { cache } from "react";
import { toLibraryProject } from "@/lib/api/library/projects";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/projects/get";

/** A page's project, read once for its title and its body. */
export const loadProject = cache(async (id: string) => {
  const { ctx } = await pageContext();
  const project = await pageOrNotFound(get(ctx, id).then(toLibraryProject));
  return { ...project, title: project.name ?? "Untitled project" };
});

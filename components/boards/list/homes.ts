/** Where a board may belong; `value` is `project:prj_…` or `study:std_…`. */
export type BoardHome = { value: string; label: string; kind: "Project" | "Study" };

type Project = { id: string; name: string | null };
type Study = { id: string; title: string };

export const homesOf = (projects: Project[], studies: Study[]): BoardHome[] => [
  ...projects.map(({ id, name }) => ({
    value: `project:${id}`,
    label: name ?? "Untitled project",
    kind: "Project" as const,
  })),
  ...studies.map(({ id, title }) => ({ value: `study:${id}`, label: title, kind: "Study" as const })),
];

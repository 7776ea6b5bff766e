import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { Page } from "@/components/shell/page";
import { StudyEditor } from "@/components/studies/editor/study-editor";
import { toStudy } from "@/lib/api/study-shapes";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { list as listProjects } from "@/lib/services/projects/list";
import { get } from "@/lib/services/studies/get";

const PROJECTS = 100;

type Props = { params: Promise<{ id: string }> };

const load = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toStudy));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Edit ${(await load((await params).id)).title}` };
}

/** Only a draft is edited, and only by those who may; everybody else is shown the study. */
export default async function EditStudyPage({ params }: Props) {
  const { ctx, workspace } = await pageContext();
  const study = await load((await params).id);
  if (study.status !== "draft" || !may(ctx, "study.write")) redirect(`/studies/${study.id}`);
  const { items } = await listProjects(ctx, { limit: PROJECTS });
  return (
    <Page crumbs={[{ label: "Studies", href: "/studies" }, { label: study.title }]} width="bare">
      <StudyEditor
        study={study}
        projects={items.map(({ id, name }) => ({ id, name }))}
        workspaceName={workspace.name}
      />
    </Page>
  );
}

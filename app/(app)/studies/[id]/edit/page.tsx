import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Page } from "@/components/shell/page";
import { StudyEditor } from "@/components/studies/editor/study-editor";
import { SwarmEditor } from "@/components/swarm/editor/swarm-editor";
import { LANGUAGES, type Language } from "@/lib/core/languages";
import { pageContext } from "@/lib/http/pages/page-context";
import { hasModel } from "@/lib/integrations/model/model";
import { hasSpeech } from "@/lib/integrations/speech/speech";
import { may } from "@/lib/services/access/permit";
import { usualConsent } from "@/lib/services/participants/usual-consent";
import { names } from "@/lib/services/projects/names";
import { offeredMinutes } from "@/lib/services/slots/offered-minutes";
import { loadStudy } from "../load-study";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Edit ${(await loadStudy((await params).id)).title}` };
}

/** Only drafts can be edited, and only by people with the right to; everybody else is redirected to the study. */
export default async function EditStudyPage({ params }: Props) {
  const { ctx, workspace } = await pageContext();
  const study = await loadStudy((await params).id);
  if (study.status !== "draft" || !may(ctx, "study.write")) redirect(`/studies/${study.id}`);
  if (study.type === "swarm")
    return (
      <Page crumbs={[{ label: "Studies", href: "/studies" }, { label: study.title }]} width="bare">
        <SwarmEditor study={study} />
      </Page>
    );
  return (
    <Page crumbs={[{ label: "Studies", href: "/studies" }, { label: study.title }]} width="bare">
      <StudyEditor
        study={study}
        projects={await names(ctx, study.projectId)}
        workspaceName={workspace.name}
        usualConsent={
          Object.fromEntries(LANGUAGES.map((language) => [language, usualConsent(language, workspace.name)])) as Record<
            Language,
            string
          >
        }
        speech={hasSpeech()}
        offeredMinutes={await offeredMinutes(ctx, study.id)}
        isJudged={hasModel()}
      />
    </Page>
  );
}

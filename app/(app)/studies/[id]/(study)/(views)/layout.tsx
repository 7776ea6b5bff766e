import type { ReactNode } from "react";
import { StudyFrame } from "@/components/studies/frame/study-frame";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { loadStudy } from "../../load-study";

type Props = { params: Promise<{ id: string }>; children: ReactNode };

/** The study's head and tabs stay where they are while its views change below them. */
export default async function StudyLayout({ params, children }: Props) {
  const { ctx } = await pageContext();
  const study = await loadStudy((await params).id);
  return (
    <StudyFrame study={study} canWrite={may(ctx, "study.write")} canDelete={may(ctx, "study.delete")}>
      {children}
    </StudyFrame>
  );
}

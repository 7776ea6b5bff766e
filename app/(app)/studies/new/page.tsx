import { notFound } from "next/navigation";
import { Page } from "@/components/shell/page";
import { NewStudyForm } from "@/components/studies/new-study-form";
import { pageContext } from "@/lib/http/page-context";
import { hasModel } from "@/lib/integrations/model/model";
import { may } from "@/lib/services/access/permit";

export const metadata = { title: "New study" };

const LONGEST_QUESTION = 1000;

type Props = { searchParams: Promise<{ question?: string | string[] }> };

export default async function NewStudyPage({ searchParams }: Props) {
  const { question } = await searchParams;
  const { ctx } = await pageContext();
  if (!may(ctx, "study.write")) notFound();
  return (
    <Page crumbs={[{ label: "Studies", href: "/studies" }, { label: "New study" }]} title="New study" width="text">
      <NewStudyForm
        question={String(question ?? "").slice(0, LONGEST_QUESTION)}
        drafter={hasModel() ? "model" : "built-in"}
      />
    </Page>
  );
}

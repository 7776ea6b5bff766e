import { notFound } from "next/navigation";
import { groupsOf } from "@/components/docs/groups-of";
import { documents } from "./documents";

export type GroupParams = { params: Promise<{ group: string }> };

/** The group of calls at an address of a reference, or the not-found page. */
export async function loadGroup(api: keyof typeof documents, { params }: GroupParams) {
  const { group: slug } = await params;
  const document = documents[api]();
  const group = groupsOf(document).find((one) => one.slug === slug);
  return group ? { document, group } : notFound();
}

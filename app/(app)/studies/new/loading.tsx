import { FormLoading } from "@/components/shell/form-loading";

export default function Loading() {
  return <FormLoading crumbs={[{ label: "Studies", href: "/studies" }]} title="New study" />;
}

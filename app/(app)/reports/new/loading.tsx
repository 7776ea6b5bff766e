import { FormLoading } from "@/components/shell/form-loading";

export default function Loading() {
  return <FormLoading crumbs={[{ label: "Reports", href: "/reports" }]} title="New report" />;
}

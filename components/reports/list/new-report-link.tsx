import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";

export function NewReportLink() {
  return (
    <Button asChild tone="primary">
      <Link href="/reports/new">
        <Plus /> New report
      </Link>
    </Button>
  );
}

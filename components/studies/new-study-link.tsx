import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";

export function NewStudyLink() {
  return (
    <Button asChild tone="primary">
      <Link href="/studies/new">
        <Plus /> New study
      </Link>
    </Button>
  );
}

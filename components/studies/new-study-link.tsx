import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";

export function NewStudyLink({ label = "New study" }: { label?: string }) {
  return (
    <Button asChild tone="primary">
      <Link href="/studies/new">
        <Plus /> {label}
      </Link>
    </Button>
  );
}

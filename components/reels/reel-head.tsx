"use client";
import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ExportReel } from "./export-reel";
import type { ReelFacts } from "./reel-formats";
import { ReelMenu } from "./reel-menu";

type Props = { reel: { id: string; title: string }; facts: ReelFacts; canJoin: boolean; canWrite: boolean };

/** Actions for a reel; `canJoin`: whether this installation can make one file of its clips. */
export function ReelHead({ reel, facts, canJoin, canWrite }: Props) {
  const router = useRouter();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      {canWrite && facts.clips > 0 && (
        <Button onClick={() => setExporting(true)}>
          <Download /> Export
        </Button>
      )}
      <ReelMenu reel={reel} canWrite={canWrite} onDeleted={() => router.push("/library/reels")} />
      {canWrite && (
        <ExportReel reelId={reel.id} facts={facts} canJoin={canJoin} open={isExporting} onOpenChange={setExporting} />
      )}
    </>
  );
}

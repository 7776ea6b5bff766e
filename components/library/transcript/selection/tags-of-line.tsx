"use client";
import { X } from "lucide-react";
import { useState } from "react";
import { EvidenceState } from "@/components/evidence/evidence-state";
import { TagChip } from "@/components/tags/tag-chip";
import { IconButton } from "@/components/ui/icon-button";
import { CallError } from "@/lib/api/client/call-error";
import type { Tagged } from "../highlights";
import type { TagActs } from "./use-tag-acts";

type Props = {
  tagged: Tagged[];
  canWrite: boolean;
  tagActs: TagActs;
  changed: () => Promise<void>;
  close: () => void;
};

/** The tagged passages of a line, each with its words as they were tagged, and tags to open or remove. */
export function TagsOfLine({ tagged, canWrite, tagActs, changed, close }: Props) {
  const [problem, setProblem] = useState("");
  const remove = async ({ span }: Tagged, { tag, applicationId }: Tagged["tags"][number]) => {
    try {
      await tagActs.takeOff(tag, span, applicationId);
      if (tagged.length === 1 && tagged[0]?.tags.length === 1) close();
      await changed();
    } catch (thrown) {
      setProblem(CallError.sentence(thrown));
    }
  };
  return (
    <div className="grid max-h-80 w-80 max-w-full gap-3 overflow-y-auto p-3 max-sm:w-full">
      {tagged.map((passage) => (
        <section key={passage.passageId} className="grid gap-1.5 border-t pt-3 first:border-t-0 first:pt-0">
          <p className="line-clamp-3 text-muted-foreground text-sm">“{passage.quote}”</p>
          {passage.state !== "verbatim" && (
            <span>
              <EvidenceState state={passage.state} />
            </span>
          )}
          <ul className="flex flex-wrap gap-1.5">
            {passage.tags.map((one) => (
              <li key={one.applicationId} className="flex items-center">
                <TagChip tag={one.tag} href={`/library/tags/${one.tag.id}`} />
                {canWrite && (
                  <IconButton
                    label={`Remove ${one.tag.title}`}
                    className="size-6"
                    onClick={() => void remove(passage, one)}
                  >
                    <X />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

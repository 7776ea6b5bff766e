"use client";
import { X } from "lucide-react";
import { useState } from "react";
import { EvidenceState } from "@/components/evidence/evidence-state";
import { TagChip } from "@/components/tags/tag-chip";
import { IconButton } from "@/components/ui/icon-button";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { unlessGone } from "@/lib/api/unless-gone";
import type { Tagged } from "../highlights";

type Props = { tagged: Tagged[]; canWrite: boolean; changed: () => Promise<void>; close: () => void };

/** The tagged passages of a line, each with its words as they were tagged, and tags to open or remove. */
export function TagsOfLine({ tagged, canWrite, changed, close }: Props) {
  const [problem, setProblem] = useState("");
  const remove = async (applicationId: string) => {
    try {
      await unlessGone(call("DELETE /tag-applications/{id}", { params: { id: applicationId } }));
      if (tagged.length === 1 && tagged[0]?.tags.length === 1) close();
      await changed();
    } catch (thrown) {
      setProblem(CallError.sentence(thrown));
    }
  };
  return (
    <div className="grid max-h-80 w-80 max-w-full gap-3 overflow-y-auto p-3 max-sm:w-full">
      {tagged.map(({ passageId, quote, state, tags }) => (
        <section key={passageId} className="grid gap-1.5 border-t pt-3 first:border-t-0 first:pt-0">
          <p className="line-clamp-3 text-muted-foreground text-sm">“{quote}”</p>
          {state !== "verbatim" && (
            <span>
              <EvidenceState state={state} />
            </span>
          )}
          <ul className="flex flex-wrap gap-1.5">
            {tags.map(({ applicationId, tag }) => (
              <li key={applicationId} className="flex items-center">
                <TagChip tag={tag} href={`/library/tags/${tag.id}`} />
                {canWrite && (
                  <IconButton
                    label={`Remove ${tag.title}`}
                    className="size-6"
                    onClick={() => void remove(applicationId)}
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

"use client";
import { Plus } from "lucide-react";
import { memo } from "react";
import { BlockMenu } from "@/components/blocks/block-menu";
import { SideMenu } from "@/components/blocks/side-menu";
import type { QuoteScope } from "@/components/blocks/use-suggestions";
import { WholeBlock } from "@/components/blocks/whole-block";
import { cn } from "@/components/ui/cn";
import { BulletSign } from "../document/bullet-sign";
import type { Refs } from "../document/refs";
import { anchorOf, SPACE_ABOVE } from "../document/report-look";
import type { Acts } from "./acts";
import { isText, type Line } from "./line";
import { LINE_KINDS, nameOf, TEXT_LINE_KINDS } from "./line-kinds";
import { RichLine } from "./rich-line";
import { StillEditor } from "./still-editor";

type Props = {
  line: Line;
  level: number | undefined;
  scope: QuoteScope;
  ready: boolean;
  placeholder: string;
  refs: Refs;
  acts: Acts;
};

const HEADINGS = ["h2", "h3", "h4"] as const;

/** One line of a report and what pointers do with it. Rendered again only when it has changed. */
export const LineRow = memo(function LineRow({ line, level, refs, acts, ...text }: Props) {
  const { key } = line;
  const Tag = (level !== undefined && HEADINGS[level - 2]) || "div";
  const turns = () =>
    TEXT_LINE_KINDS.map(({ label, icon, kind }) => ({
      label,
      icon,
      checked: line.kind === kind,
      onSelect: () => acts.turn(key, kind),
    }));
  const inserts = () => [
    {
      heading: "Insert below",
      items: LINE_KINDS.map(({ label, icon, shape }) => ({ label, icon, onSelect: () => acts.insert(key, shape) })),
    },
  ];
  return (
    <div id={anchorOf(key)} className={cn("group relative flex scroll-mt-32 items-start", SPACE_ABOVE[line.kind])}>
      <span className="-left-6 min-[720px]:-left-13 absolute top-px flex print:hidden">
        <span className="max-[720px]:hidden">
          <SideMenu label="Insert below" icon={Plus} groups={inserts} />
        </span>
        <BlockMenu
          name={nameOf(line)}
          turns={isText(line) ? turns : () => []}
          onMove={(by) => acts.move(key, by)}
          onRemove={() => acts.remove(key)}
        />
      </span>
      {line.kind === "bullet" && <BulletSign />}
      {isText(line) ? (
        <Tag className="min-w-0 flex-1">
          <RichLine line={line} acts={acts} {...text} />
        </Tag>
      ) : (
        <WholeBlock
          id={key}
          name={nameOf(line)}
          acts={{
            remove: () => acts.remove(key),
            below: () => acts.below(key),
            go: (by) => acts.go(key, by),
            move: (by) => acts.move(key, by),
          }}
        >
          <StillEditor block={line.block} refs={refs} acts={acts} />
        </WholeBlock>
      )}
    </div>
  );
});

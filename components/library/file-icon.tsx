import { FileSpreadsheet, FileText, Film, Headphones } from "lucide-react";
import { createElement } from "react";

const ICONS: Record<string, typeof FileText> = { AUDIO: Headphones, VIDEO: Film, CSV: FileSpreadsheet };

export const FileIcon = ({ assetType }: { assetType: string }) =>
  createElement(ICONS[assetType] ?? FileText, {
    "aria-hidden": true,
    className: "size-4 shrink-0 text-muted-foreground",
  });

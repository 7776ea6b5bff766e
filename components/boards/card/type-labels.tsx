import { hueOf } from "@/components/ui/text/hue";

/** The labels people gave a card; the same word has the same color everywhere. */
export function TypeLabels({ labels }: { labels: readonly string[] }) {
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {[...new Set(labels)].map((label) => (
        <span
          key={label}
          style={hueOf(label.toLowerCase())}
          className="max-w-full truncate rounded-full px-2 py-0.5 font-medium text-xs"
        >
          {label}
        </span>
      ))}
    </span>
  );
}

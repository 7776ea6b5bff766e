import type { ImageBlock } from "../blocks";

export type Picture = { url: string | null; width: number | null; height: number | null };
type Props = { image: ImageBlock; picture: Picture | undefined };

/** An image at its own aspect ratio, so that nothing moves while it loads. */
export function ImageFigure({ image: { alt, caption }, picture }: Props) {
  return (
    <figure className="grid break-inside-avoid gap-2">
      <PictureOnly alt={alt} picture={picture} />
      {caption && <figcaption className="text-muted-foreground text-sm">{caption}</figcaption>}
    </figure>
  );
}

export function PictureOnly({ alt, picture }: { alt: string; picture: Picture | undefined }) {
  if (!picture?.url)
    return (
      <p className="rounded-md border border-dashed px-4 py-3 text-muted-foreground">This image is no longer stored.</p>
    );
  return (
    // biome-ignore lint/performance/noImgElement: a signed link of our storage, shown once, at its own size
    <img
      src={picture.url}
      alt={alt}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading="lazy"
      className="h-auto max-w-full rounded-lg border bg-muted"
    />
  );
}

"use client";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { BLOCK_TEXT } from "@/lib/core/document/block-text";
import type { ImageBlock } from "../blocks";
import { type Picture, PictureOnly } from "../document/image-figure";

type Props = { image: ImageBlock; picture: Picture | undefined; onChange: (image: ImageBlock) => void };

/** An image with its alternative text. */
export function ImageEditor({ image, picture, onChange }: Props) {
  return (
    <div className="grid gap-2.5">
      <PictureOnly alt={image.alt} picture={picture} />
      <div className="grid gap-3 print:hidden pair:grid-cols-2">
        <Field
          label="Description"
          hint={image.alt.trim() === "" ? "Describe what it shows, for people who can’t see it." : undefined}
        >
          <Input
            maxLength={BLOCK_TEXT.caption}
            placeholder="The checkout with two prices"
            value={image.alt}
            onChange={({ target }) => onChange({ ...image, alt: target.value })}
          />
        </Field>
        <Field label="Caption">
          <Input
            maxLength={BLOCK_TEXT.caption}
            value={image.caption}
            onChange={({ target }) => onChange({ ...image, caption: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}

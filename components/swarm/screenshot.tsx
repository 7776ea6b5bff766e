"use client";
import { useState } from "react";

type Props = { url: string; alt: string; className: string };

/** A picture of a step. Its link is signed anew with each reading of the page; the picture stays the one it was. */
export function Screenshot({ url, alt, className }: Props) {
  const [shown] = useState(url);
  // biome-ignore lint/performance/noImgElement: a signed link of the storage is nothing to optimise
  return <img src={shown} alt={alt} loading="lazy" className={className} />;
}

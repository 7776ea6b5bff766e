"use client";
import { useState } from "react";

type Props = { url: string; alt: string; className: string };

/**
 * A step's screenshot. Its link is signed again each time the page is rendered; the first one is kept, so that the
 * image isn't loaded again. `className` gives it its height: nobody knows how high it is before it is loaded.
 */
export function Screenshot({ url, alt, className }: Props) {
  const [shown] = useState(url);
  // biome-ignore lint/performance/noImgElement: a signed link of the storage is nothing to optimise
  return <img src={shown} alt={alt} loading="lazy" className={className} />;
}

"use client";
import { Maximize, PictureInPicture2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { Player } from "./player";

const never = () => () => undefined;
const canFloat = () => document.pictureInPictureEnabled === true;

/** Lets a video float over other windows, or fill the screen. */
export function ScreenButtons({ player }: { player: Player }) {
  const floats = useSyncExternalStore(never, canFloat, () => false);
  const video = () => {
    const media = player.media();
    return media instanceof HTMLVideoElement ? media : null;
  };
  const float = async () => {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video()?.requestPictureInPicture();
  };
  // A browser may refuse either, for example before the first frame; nothing is lost then.
  const quietly = (act: () => Promise<unknown> | undefined) => () => void act()?.catch(() => undefined);
  return (
    <>
      {floats && (
        <IconButton label="Picture in picture" onClick={quietly(float)} className="hidden shell:inline-flex">
          <PictureInPicture2 />
        </IconButton>
      )}
      <IconButton label="Full screen (F)" onClick={quietly(() => video()?.requestFullscreen())}>
        <Maximize />
      </IconButton>
    </>
  );
}

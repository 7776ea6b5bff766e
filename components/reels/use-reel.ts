"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { ClipShape } from "@/lib/api/clips/clips";
import type { ReelDetailShape } from "@/lib/api/clips/reels";
import { Turns } from "@/lib/core/data/turns";
import { factsOf, reelFormats } from "./reel-formats";

/** A link that still works is kept, or what is playing would have to be loaded again. */
function withKnownLinks(next: ReelDetailShape, known: readonly ClipShape[]): ReelDetailShape {
  const links = new Map(known.map((clip) => [clip.id, clip.playUrl]));
  const clips = next.clips.map((clip) => ({ ...clip, playUrl: clip.playUrl && (links.get(clip.id) ?? clip.playUrl) }));
  return { ...next, clips };
}

/**
 * A reel that changes on screen first; the server's latest response then replaces it. Changes are sent one at a time:
 * two at once could arrive, and be stored, in the wrong order.
 */
export function useReel(initial: ReelDetailShape) {
  const router = useRouter();
  const [reel, setReel] = useState(initial);
  const [news, setNews] = useState("");
  const turn = useRef(0);
  const [turns] = useState(() => new Turns(1));

  const show = (next: ReelDetailShape) => {
    setReel((now) => withKnownLinks(next, now.clips));
    // The page's head offers as an export what can be made of these clips.
    const [now, shown] = [factsOf(next.clips), factsOf(initial.clips)];
    const isSame = reelFormats(now, true).why === reelFormats(shown, true).why;
    if (!isSame || (now.clips === 0) !== (shown.clips === 0)) router.refresh();
  };
  const ask = async (act: () => Promise<ReelDetailShape>) => {
    turn.current += 1;
    const own = turn.current;
    try {
      const next = await turns.take(act);
      if (own === turn.current) show(next);
    } catch (thrown) {
      toast.failed(thrown);
      const next = await call("GET /reels/{id}", { params: { id: initial.id } }).catch(() => null);
      if (next && own === turn.current) show(next);
    }
  };
  const arrange = (clips: ClipShape[]) => setReel((now) => ({ ...now, clips }));
  const move = (clipId: string, to: number) => {
    const clip = reel.clips.find(({ id }) => id === clipId);
    const others = reel.clips.filter(({ id }) => id !== clipId);
    if (!clip) return;
    const before = others[to]?.id;
    arrange([...others.slice(0, to), clip, ...others.slice(to)]);
    setNews(`${clip.title} is now number ${to + 1} of ${reel.clips.length}.`);
    const body = { clipId, ...(before && { beforeClipId: before }) };
    void ask(() => call("POST /reels/{id}/clips", { params: { id: reel.id }, body }));
  };
  const drop = (draggedId: string, targetId: string, edge: "top" | "bottom") => {
    const others = reel.clips.filter(({ id }) => id !== draggedId);
    const at = others.findIndex(({ id }) => id === targetId);
    if (at !== -1) move(draggedId, edge === "top" ? at : at + 1);
  };
  const takeOut = (clipId: string) => {
    arrange(reel.clips.filter(({ id }) => id !== clipId));
    void ask(() => call("DELETE /reels/{id}/clips/{clipId}", { params: { id: reel.id, clipId } }));
  };
  const add = (clipId: string) =>
    ask(() => call("POST /reels/{id}/clips", { params: { id: reel.id }, body: { clipId } }));
  return { reel, news, move, drop, takeOut, add };
}

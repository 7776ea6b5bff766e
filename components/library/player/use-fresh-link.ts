"use client";
import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/client/call";
import type { Recording } from "./media";
import type { Player } from "./player";

/** If a link fails this soon after it was fetched, age isn't the reason. */
const LEAST_AGE_MS = 20_000;
const CANT_PLAY = "The recording can’t be played. Check your connection, or download the file and play it there.";

const freshLink = async ({ ownerId }: Recording): Promise<string> =>
  (await call("GET /recordings/{ownerId}/link", { params: { ownerId } })).url;

/**
 * Links to stored files are valid for an hour. When the current one fails, replaces it at the same second and resumes
 * playing.
 */
export function useFreshLink(recording: Recording, player: Player) {
  const [url, setUrl] = useState(recording.url);
  const [problem, setProblem] = useState("");
  const fetchedAt = useRef(0);
  const goOn = useRef<{ seconds: number; isPlaying: boolean } | null>(null);

  useEffect(() => {
    const place = goOn.current;
    goOn.current = null;
    if (!place || url === recording.url) return;
    player.seek(place.seconds);
    if (place.isPlaying) player.play();
  }, [url, recording.url, player]);

  const onError = async () => {
    if (Date.now() - fetchedAt.current < LEAST_AGE_MS) {
      player.pause();
      setProblem(CANT_PLAY);
      return;
    }
    fetchedAt.current = Date.now();
    const { seconds, isPlaying } = player.state();
    goOn.current = { seconds, isPlaying };
    const fresh = await freshLink(recording).catch(() => null);
    setProblem(fresh ? "" : CANT_PLAY);
    if (fresh) setUrl(fresh);
  };
  return { url, problem, onError: () => void onError() };
}

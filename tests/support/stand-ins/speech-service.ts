import { buffer } from "node:stream/consumers";
import { localServer } from "./local-server";

export type SpeechCall = { fields: Record<string, string>; fileName: string; fileBytes: number; authorization: string };
type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };

/** An OpenAI-compatible transcription service over a real socket; `answer` sees each call in turn. */
export async function speechService(answer: (call: SpeechCall, index: number) => Answer | Promise<Answer>) {
  const calls: SpeechCall[] = [];
  const { url, close } = await localServer(async (incoming, outgoing) => {
    const headers = { "content-type": incoming.headers["content-type"] ?? "" };
    const form = await new Response(await buffer(incoming), { headers }).formData();
    const file = form.get("file") as File;
    const fields = Object.fromEntries([...form].filter(([name]) => name !== "file")) as Record<string, string>;
    const authorization = incoming.headers.authorization ?? "";
    const call = { fields, fileName: file.name, fileBytes: file.size, authorization };
    const known = incoming.method === "POST" && incoming.url === "/v1/audio/transcriptions";
    const { status = 200, headers: more = {}, body = {} } = known ? await answer(call, calls.length) : { status: 404 };
    calls.push(call);
    outgoing.writeHead(status, { "content-type": "application/json", ...more }).end(JSON.stringify(body));
  });
  return { url: `${url}/v1`, calls, close };
}

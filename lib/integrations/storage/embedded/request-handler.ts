import { Readable } from "node:stream";
import type { S3ClientConfig } from "@aws-sdk/client-s3";
import { newId } from "@/lib/core/ids";
import { answer } from "./answer";
import { embeddedSettings } from "./embedded-settings";
import { errorAnswer } from "./error-answer";

type RequestHandler = Extract<S3ClientConfig["requestHandler"], { handle: unknown }>;
type SdkRequest = Parameters<RequestHandler["handle"]>[0];

/**
 * Connects the embedded store to the AWS SDK without a port: the SDK's own calls are trusted, so they aren't verified
 * again.
 */
export const embeddedRequestHandler: RequestHandler = {
  metadata: { handlerProtocol: "http/1.1" },
  destroy: () => undefined,
  updateHttpClientConfig: () => undefined,
  httpHandlerConfigs: () => ({}),
  async handle(request: SdkRequest) {
    const { endpoint, root, bucket } = embeddedSettings();
    const key = request.path.slice(`${endpoint.pathname}/${bucket}/`.length);
    const { status, headers, body } = await answer(root, {
      method: request.method,
      key,
      query: queryOf(request),
      headers: new Headers(request.headers),
      body: bytesOf(request.body),
    }).catch((error: unknown) => errorAnswer(error, newId("request")));
    return { response: { statusCode: status, headers, body: body ?? Readable.from([]) } };
  },
};

const queryOf = ({ query }: SdkRequest) =>
  new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value ?? "")]),
  );

function bytesOf(body: unknown): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  if (body instanceof Readable) return body;
  if (body instanceof Uint8Array) return [body];
  return typeof body === "string" ? [Buffer.from(body)] : [];
}

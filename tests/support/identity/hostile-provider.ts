import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { localServer } from "../stand-ins/local-server";
import { CLIENT } from "./openid-provider";

type Signed = { with?: "another key" | "the client secret" | "nothing"; claims?: JWTPayload };
type Answers = {
  /** Claims that override those of a right ID token, and how it is signed. */
  token?: Signed;
  /** Fields that override those of the discovery document. */
  discovery?: Record<string, unknown>;
  /** The token endpoint's response instead, as text. */
  tokens?: { status: number; type: string; body: string };
  /** What its userinfo endpoint answers; without it there is none. */
  userinfo?: Record<string, unknown>;
  /** Added to the address that the browser comes back with. */
  redirect?: Record<string, string>;
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** An OpenID provider that errs or lies as it is told to, over HTTP on a free port of this machine. */
export async function startHostileProvider() {
  const keys = { own: await generateKeyPair("RS256"), other: await generateKeyPair("RS256") };
  const state = { answers: {} as Answers, nonce: "" };
  const asked: string[] = [];
  const idToken = async ({ with: key, claims }: Signed): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: CLIENT.clientId, sub: "someone", nonce: state.nonce, iat: now, exp: now + 300 };
    const payload: JWTPayload = { ...right, ...claims };
    if (key === "nothing") return `${encode({ alg: "none" })}.${encode(payload)}.`;
    const signer = new SignJWT(payload);
    if (key === "the client secret")
      return signer.setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(CLIENT.clientSecret));
    return signer.setProtectedHeader({ alg: "RS256" }).sign(keys[key ? "other" : "own"].privateKey);
  };
  const {
    url: issuer,
    hangUp,
    close,
  } = await localServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    asked.push(url.pathname);
    const json = (body: unknown) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    const { token = {}, tokens, discovery, userinfo, redirect } = state.answers;
    if (url.pathname === "/authorize") {
      state.nonce = url.searchParams.get("nonce") ?? "";
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      for (const [name, value] of Object.entries({
        code: "code",
        state: url.searchParams.get("state") ?? "",
        ...redirect,
      }))
        back.searchParams.set(name, value);
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === "/keys") return json({ keys: [await exportJWK(keys.own.publicKey)] });
    if (url.pathname === "/token" && tokens)
      return response
        .writeHead(tokens.status, { "content-type": tokens.type, location: "/elsewhere" })
        .end(tokens.body);
    if (url.pathname === "/userinfo") return json(userinfo);
    if (url.pathname === "/token")
      return json({ token_type: "Bearer", id_token: await idToken(token), access_token: "for the userinfo" });
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...(userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
      ...discovery,
    });
  });
  const answer = (answers: Answers) => {
    state.answers = answers;
  };
  return { issuer, asked, answer, hangUp, close };
}

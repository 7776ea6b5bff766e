const TYPESCRIPT = `// npm install standardwebhooks
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.EARSHOT_WEBHOOK_SECRET ?? "");

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  try {
    // Throws when it is not from Earshot, was changed on its way, or is older than five minutes.
    const event = webhook.verify(body, request.headers as Record<string, string>) as { id: string; type: string };
    console.log(event.id, event.type); // The same id may come twice: act on it once.
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(process.env.PORT ?? 8000));`;

const PYTHON = `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

KEY = base64.b64decode(os.environ["EARSHOT_WEBHOOK_SECRET"].removeprefix("whsec_"))

def verify(headers, body):
    sent_at = headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > 300:
        raise ValueError("too old")
    signed = f"{headers['webhook-id']}.{sent_at}.".encode() + body
    ours = "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    if not any(hmac.compare_digest(ours, given) for given in headers["webhook-signature"].split()):
        raise ValueError("not from Earshot")
    return json.loads(body)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = verify(self.headers, body)
            print(event["id"], event["type"], flush=True)  # The same id may come twice: act on it once.
            self.send_response(204)
        except (KeyError, TypeError, ValueError):
            self.send_response(400)
        self.end_headers()

HTTPServer(("", int(os.environ.get("PORT", "8000"))), Receiver).serve_forever()`;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const curl = (
  url: string,
) => `# Sends your receiver an event signed as Earshot signs it. EARSHOT_WEBHOOK_SECRET holds the secret.
url=${quoted(url)}
body='{"id":"evt_try","type":"webhook.test","created_at":"2026-01-01T00:00:00.000Z","data":{}}'
id=evt_try; sent_at=$(date +%s)
key=$(printf %s "\${EARSHOT_WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')
signature=$(printf %s "$id.$sent_at.$body" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
curl -i "$url" -H "content-type: application/json" -H "webhook-id: $id" \\
  -H "webhook-timestamp: $sent_at" -H "webhook-signature: v1,$signature" -d "$body"`;

/** What a receiver runs, whole programs; the secret comes from the environment. All three are run by a test. */
export const snippetsOf = (url: string) => [
  { value: "typescript", label: "TypeScript", file: "receiver.ts", code: TYPESCRIPT },
  { value: "python", label: "Python", file: "receiver.py", code: PYTHON },
  { value: "curl", label: "curl", file: "Try your receiver", code: curl(url) },
];

const TYPESCRIPT = `// npm install standardwebhooks
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.EARSHOT_WEBHOOK_SECRET ?? "");

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  try {
    // Throws when it isn't from Earshot, was changed, or is five minutes old.
    const headers = request.headers as Record<string, string>;
    const event = webhook.verify(body, headers) as { id: string; type: string };
    // The same id may come twice: act on it once.
    console.log(event.id, event.type);
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
    digest = hmac.new(KEY, signed, hashlib.sha256).digest()
    ours = "v1," + base64.b64encode(digest).decode()
    theirs = headers["webhook-signature"].split()
    if not any(hmac.compare_digest(ours, given) for given in theirs):
        raise ValueError("not from Earshot")
    return json.loads(body)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = verify(self.headers, body)
            # The same id may come twice: act on it once.
            print(event["id"], event["type"], flush=True)
            self.send_response(204)
        except (KeyError, TypeError, ValueError):
            self.send_response(400)
        self.end_headers()

HTTPServer(("", int(os.environ.get("PORT", "8000"))), Receiver).serve_forever()`;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const curl = (url: string) => `# Sends your receiver an event, signed as Earshot signs it with the secret
# in EARSHOT_WEBHOOK_SECRET.
url=${quoted(url)}
body='{"id":"evt_try","type":"webhook.test","data":{}}'
id=evt_try; sent_at=$(date +%s)
key=$(printf %s "\${EARSHOT_WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A |
  od -An -v -tx1 | tr -d ' \\n')
signature=$(printf %s "$id.$sent_at.$body" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary |
  openssl base64 -A)
curl -i "$url" -d "$body" -H "content-type: application/json" \\
  -H "webhook-id: $id" -H "webhook-timestamp: $sent_at" \\
  -H "webhook-signature: v1,$signature"`;

/** Complete programs that a receiver can run; the secret comes from the environment. A test runs all three. */
export const snippetsOf = (url: string) => [
  { value: "typescript", label: "TypeScript", file: "receiver.ts", code: TYPESCRIPT },
  { value: "python", label: "Python", file: "receiver.py", code: PYTHON },
  { value: "curl", label: "curl", file: "Try your receiver", code: curl(url) },
];

import { localServer } from "./local-server";

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Hostile</title><main><h1>Hello</h1>${body}</main></html>`;
const script = (code: string) => page(`<script>${code}</script>`);

/** A site that is as bad to its visitors as a page can be; `inner` is an address that nobody may reach. */
const pages = (inner: string): Record<string, string> => ({
  "/plain": page('<a href="/plain">Again</a>'),
  "/popups": script("for (let i = 0; i < 1000; i++) window.open('/plain?' + i)"),
  "/crash": script("setTimeout(() => { const kept = []; for (;;) kept.push(new Array(1e7).fill(1.5)); }, 100)"),
  "/busy": script("setTimeout(() => { for (;;); }, 100)"),
  "/noisy": script(`for (let i = 0; i < 200; i++) console.error("The " + (i % 100) + "th thing is wrong");
    fetch("/missing");
    setTimeout(() => { throw new Error("The cart is gone"); });`),
  "/dialogs": script("setTimeout(() => { for (let i = 0; i < 100; i++) alert(i); }, 100)"),
  "/parts": page(`<img src="${inner}picture.png" alt="">
    <iframe title="Inside" src="${inner}frame"></iframe>
    <script>
      fetch("${inner}data").catch(() => {});
      navigator.sendBeacon("${inner}beacon", "x");
      new WebSocket("${inner.replace("http", "ws")}socket").onerror = () => {};
      new Worker(URL.createObjectURL(new Blob(["fetch('${inner}worker').catch(() => {})"])));
    </script>`),
  "/script-away": script(`location.href = "${inner}"`),
  "/meta-away": `<!doctype html><meta http-equiv="refresh" content="0;url=${inner}">`,
});

/** `reached` has the requests that got through to the address that nobody may reach. */
export async function startHostileSite() {
  const reached: string[] = [];
  const inside = await localServer((request, response) => {
    reached.push(request.url ?? "");
    response.end("secret");
  }, "127.0.0.2");
  inside.server.on("upgrade", (request, socket) => {
    reached.push(request.url ?? "");
    socket.destroy();
  });
  const inner = `${inside.url}/`;
  const known = pages(inner);
  const site = await localServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const hops = /^\/hop\/(\d+)$/.exec(path)?.[1];
    if (path === "/never") return;
    if (hops !== undefined) {
      const to = hops === "1" ? inner : `/hop/${Number(hops) - 1}`;
      response.writeHead(302, { location: to }).end();
      return;
    }
    const html = known[path];
    response.writeHead(html ? 200 : 404, { "content-type": "text/html; charset=utf-8" }).end(html ?? page("Nothing"));
  });
  const close = async () => {
    for (const server of [inside, site]) await server.close();
  };
  return { url: `${site.url}/`, reached, close };
}

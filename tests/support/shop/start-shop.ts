import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { localServer } from "../stand-ins/local-server";
import { cart } from "./pages/cart";
import { bowls, home, mugs, picture, search } from "./pages/catalogue";
import { checkout, review } from "./pages/checkout";
import { giftCards } from "./pages/gift-cards";
import { notFound } from "./pages/not-found";
import { product, reviewsOf } from "./pages/product";
import { after, contact, delivery, help, refunds, returns, sizeGuide, track } from "./pages/service";
import type { PlantedId } from "./planted";
import type { Answer, Visit } from "./shop";

const PAGES: Record<string, (visit: Visit) => Answer> = {
  "/": home,
  "/mugs": mugs,
  "/bowls": bowls,
  "/search": search,
  "/cart": cart,
  "/cart/voucher": cart,
  "/checkout": checkout,
  "/checkout/review": review,
  "/size-guide": sizeGuide,
  "/delivery": delivery,
  "/returns": returns,
  "/refunds": refunds,
  "/help": help,
  "/help/after": after,
  "/track": track,
  "/contact": contact,
  "/gift-cards": giftCards,
};
const FAMILIES: [string, (visit: Visit) => Answer][] = [
  ["/products/", product],
  ["/pictures/", picture],
  ["/api/reviews/", reviewsOf],
];

/** A shop on its own port, with the named problems. Without any, it is the clean twin. */
export async function startShop(planted: Iterable<PlantedId>): Promise<{ url: string; close: () => Promise<void> }> {
  const problems = new Set(planted);
  const { url, close } = await localServer(async (request, response) => {
    const visit = await readVisit(request, problems);
    const family = FAMILIES.find(([path]) => visit.path.startsWith(path));
    const page = PAGES[visit.path] ?? family?.[1] ?? notFound;
    const { status = 200, html, type = "text/html; charset=utf-8", cart: kept, to, waitMs = 0 } = page(visit);
    if (waitMs > 0) await setTimeout(waitMs, undefined, { ref: false });
    if (kept) response.setHeader("set-cookie", `cart=${kept.join(".")}; path=/`);
    if (to) response.setHeader("location", to);
    response.writeHead(to ? 303 : visit.path === "/favicon.ico" ? 204 : status, { "content-type": type });
    response.end(html);
  });
  return { url: `${url}/`, close };
}

async function readVisit(request: IncomingMessage, problems: ReadonlySet<PlantedId>): Promise<Visit> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://shop");
  const slugs = /cart=([\w.-]*)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  return {
    has: (id) => problems.has(id),
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(await text(request)),
    isPost: request.method === "POST",
    cart: slugs.split(".").filter(Boolean),
  };
}

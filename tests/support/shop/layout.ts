import type { Visit } from "./shop";
import { STYLE } from "./style";

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

type Options = { head?: string; lang?: boolean; title?: boolean };

/** A page of the shop, with the header and footer that all of them have. */
export function layout(
  visit: Visit,
  title: string,
  main: string,
  { head = "", lang = true, title: titled = true }: Options = {},
): string {
  const search = visit.has("unnamed_search")
    ? `<button><svg width="16" height="16" aria-hidden="true"><circle cx="7" cy="7" r="5" fill="none" stroke="#fff"/></svg></button>`
    : `<button>Search</button>`;
  return `<!doctype html><html${lang ? ' lang="en"' : ""}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${titled ? `<title>${escaped(title)} – Fern and Clay</title>` : ""}<style>${STYLE}</style>${head}</head><body>
<header>
  <a href="/">Fern and Clay</a>
  <nav aria-label="Shop"><a href="/mugs">Mugs</a> · <a href="/bowls">Bowls</a> · <a href="/gift-cards">Gift cards</a> · <a href="/help">Help</a></nav>
  <form class="search" action="/search" role="search"><input type="search" name="q" aria-label="Search the shop">${search}</form>
  <a href="/cart">Cart (${visit.cart.length})</a>
</header>
<main><h1>${escaped(title)}</h1>${main}</main>
<footer><nav aria-label="More">
  <a href="/size-guide">Size guide</a> <a href="/delivery">Delivery</a> <a href="/returns">Returns</a>
  ${visit.has("returns_detour") ? '<a href="/refunds">Return and refund</a>' : ""}
  <a href="/contact">Contact</a> <a href="/track">Track your order</a>
</nav></footer></body></html>`;
}

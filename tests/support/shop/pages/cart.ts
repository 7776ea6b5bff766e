import { layout } from "../layout";
import { type Answer, DELIVERY_CENTS, dollars, PRODUCTS, totalOf, type Visit } from "../shop";

export const linesOf = (cart: string[]): string =>
  PRODUCTS.filter(({ slug }) => cart.includes(slug))
    .map(({ name, priceCents }) => `<tr><td>${name}</td><td>${dollars(priceCents)}</td></tr>`)
    .join("");

export const sumsOf = (cart: string[]): string =>
  `<tr><td>Delivery</td><td>${dollars(DELIVERY_CENTS)}</td></tr><tr><td>Total</td><td>${dollars(totalOf(cart))}</td></tr>`;

export function cart(visit: Visit): Answer {
  const { has, cart: slugs, form, isPost } = visit;
  const code = form.get("code") ?? "";
  if (isPost && has("voucher_error"))
    return { status: 500, html: layout(visit, "Internal server error", "<p>Our voucher service has failed.</p>") };
  const said = isPost ? `<p role="status">Voucher ${code.replace(/\W/g, "")} applied.</p>` : "";
  const filled = `<table>${linesOf(slugs)}${has("hidden_total") ? "" : sumsOf(slugs)}</table>
    <form action="/checkout"><p><button>Go to checkout</button></p></form>`;
  const main = `${said}${slugs.length > 0 ? filled : "<p>Your cart is empty.</p>"}
    <form method="post" action="/cart/voucher"><label>Voucher code <input name="code" required></label><p><button>Apply voucher</button></p></form>`;
  return { html: layout(visit, "Your cart", main) };
}

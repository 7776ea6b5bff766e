import { escaped, layout } from "../layout";
import type { Answer, Visit } from "../shop";
import { notFound } from "./not-found";

const SLOW_MS = 4_000;

export const sizeGuide = (visit: Visit): Answer =>
  visit.has("broken_size_guide")
    ? notFound(visit)
    : { html: layout(visit, "Size guide", "<p>How we measure: from rim to rim, in millimetres.</p>") };

export function delivery(visit: Visit): Answer {
  const rows = `<tr><th>To</th><th>Takes</th></tr><tr><td>Home</td><td>Two to four working days</td></tr><tr><td>Abroad</td><td>Up to ten</td></tr>`;
  const table = `<table${visit.has("wide_table") ? ' style="width:760px"' : ""}>${rows}</table>`;
  return { html: layout(visit, "Delivery", table), waitMs: visit.has("slow_delivery") ? SLOW_MS : 0 };
}

const HOW = "Send it back within 30 days, and you get your money again.";

export function returns(visit: Visit): Answer {
  if (!visit.has("returns_detour")) return { html: layout(visit, "Returns", `<p>${HOW}</p>`) };
  return { html: layout(visit, "Welcome back", "<p>People who come again get a stamp for every mug.</p>") };
}

export const refunds = (visit: Visit): Answer =>
  visit.has("returns_detour")
    ? { html: layout(visit, "For investors", "<p>What our shares bring, quarter by quarter.</p>") }
    : notFound(visit);

export const help = (visit: Visit): Answer => ({
  html: layout(
    visit,
    "Help",
    `<ul><li><a href="/help/after">After you have ordered</a></li><li><a href="/delivery">How long delivery takes</a></li></ul>`,
    { lang: !visit.has("missing_lang") },
  ),
});

export const after = (visit: Visit): Answer => ({
  html: layout(
    visit,
    "After you have ordered",
    `<p${visit.has("pale_returns") ? ' style="color:#c9c4bb"' : ""}>${HOW}</p>`,
  ),
});

export function track(visit: Visit): Answer {
  const order = visit.query.get("order");
  if (order === null) {
    const form = `<form><label>Order number <input name="order" required></label><p><button>Track order</button></p></form>`;
    return { html: layout(visit, "Track your order", form, { title: !visit.has("missing_title") }) };
  }
  const state = `<p>Order ${escaped(order)}: On its way.</p>`;
  if (!visit.has("dead_end")) return { html: layout(visit, "Your order", state) };
  return {
    html: `<!doctype html><html lang="en"><head><title>Your order</title></head><body><main><h1>Your order</h1>${state}</main></body></html>`,
  };
}

export function contact(visit: Visit): Answer {
  const { form, isPost, has } = visit;
  if (isPost && !has("contact_fails"))
    return { html: layout(visit, "Contact", '<p role="status">We have your message and will answer tomorrow.</p>') };
  const value = (name: string) => escaped(form.get(name) ?? "");
  const error = isPost ? '<p class="error" role="alert">Sorry, that did not work. Please try it again.</p>' : "";
  const fields = `<label>Your email <input name="email" type="email" autocomplete="email" value="${value("email")}" required></label>
    <label>Your message <textarea name="message" required>${value("message")}</textarea></label>`;
  return {
    html: layout(visit, "Contact", `${error}<form method="post">${fields}<p><button>Send message</button></p></form>`),
  };
}

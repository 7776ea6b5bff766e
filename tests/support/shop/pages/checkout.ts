import { escaped, layout } from "../layout";
import { type Answer, dollars, totalOf, type Visit } from "../shop";
import { linesOf, sumsOf } from "./cart";

const FIELDS = [
  ["name", "Full name", "name"],
  ["email", "Email", "email"],
  ["street", "Street and number", "street-address"],
  ["city", "City", "address-level2"],
  ["postcode", "Postcode", "postal-code"],
  ["phone", "Phone", "tel"],
] as const;

/** Digits only, as many forms require: the usual way to write a number is refused. */
const isPhone = (text: string) => /^\d{6,20}$/.test(text);

export function checkout(visit: Visit): Answer {
  const { has, form, isPost } = visit;
  const refused = isPost && !isPhone(form.get("phone") ?? "");
  if (isPost && !refused) return { html: "", to: "/checkout/review" };
  const fields = FIELDS.map(([name, label, autocomplete]) => {
    const value = has("lost_address") ? "" : (form.get(name) ?? "");
    const wrong = refused && name === "phone" ? ' aria-invalid="true" aria-describedby="wrong"' : "";
    const input = `<input name="${name}" autocomplete="${autocomplete}" value="${escaped(value)}" required${wrong}>`;
    if (name !== "phone" || !has("unlabelled_phone")) return `<label>${label} ${input}</label>`;
    return `<div><div>${label}</div>${input.replace(` autocomplete="${autocomplete}"`, "")}</div>`;
  });
  const error = refused
    ? `<p id="wrong" class="error" role="alert">Please write the phone number with digits only.</p>`
    : "";
  const main = `${error}<form method="post">${fields.join("")}<p><button>Continue to review</button></p></form>`;
  return { html: layout(visit, "Where shall we send it?", main) };
}

const TINY = `<p style="font-size:8px">By ordering you agree that clay may differ in colour from its picture and that returns take up to ten days.</p>`;
const BAR = `<style>@media (max-width: 420px) { #bar { position: fixed; inset: 0; top: 40px; background: #22201d; color: #fff; padding: 2rem 1rem; } }
  @media (min-width: 421px) { #bar { display: none; } }</style><div id="bar">Our new app is here: look for it in your store.</div>`;

export function review(visit: Visit): Answer {
  const { has, cart, isPost } = visit;
  if (isPost) {
    const paid = `<p>Order 1042 is on our bench.</p><p>Total: ${dollars(totalOf(cart))}, to be paid by invoice.</p>`;
    return { html: layout({ ...visit, cart: [] }, "Thank you for your order", paid), cart: [] };
  }
  const main = `<table>${linesOf(cart)}${has("hidden_total") ? "" : sumsOf(cart)}</table><p>You pay by invoice.</p>
    ${has("tiny_terms") ? TINY : "<p class='hint'>Returns take up to ten days.</p>"}
    <form method="post"><p><button>Place order</button></p></form>${has("covered_order") ? BAR : ""}`;
  return { html: layout(visit, "Look over your order", main) };
}

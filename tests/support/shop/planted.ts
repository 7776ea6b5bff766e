import type { ProblemKind } from "@/lib/core/swarm/types";

type Planted = {
  id: string;
  what: string;
  kind: ProblemKind;
  /** Matches what a finding of it says. */
  about: RegExp;
};

/** What is wrong with the demo shop, on purpose. Its clean twin has none of it. */
export const PLANTED = [
  { id: "broken_size_guide", what: "the size guide is gone", kind: "broken_page", about: /size-guide/ },
  { id: "voucher_error", what: "a voucher brings the server down", kind: "broken_page", about: /voucher/ },
  { id: "filter_trap", what: "the colour filter keeps the focus", kind: "focus_trap", about: /Grey|White|Black/ },
  { id: "unlabelled_phone", what: "the phone field has no label", kind: "missing_label", about: /Phone/ },
  { id: "pale_returns", what: "the way to return is told in pale grey", kind: "hard_to_read", about: /pale/ },
  { id: "tiny_terms", what: "the terms are 8 pixels high", kind: "hard_to_read", about: /small/ },
  { id: "slow_delivery", what: "the delivery page takes four seconds", kind: "slow_answer", about: /delivery/ },
  { id: "lost_address", what: "a mistake empties the address form", kind: "lost_input", about: /checkout/ },
  { id: "hidden_total", what: "the total comes after the order", kind: "hidden_total", about: /./ },
  { id: "dead_wish_list", what: "the wish list button does nothing", kind: "dead_button", about: /wish/i },
  { id: "small_stepper", what: "plus and minus are 12 pixels wide", kind: "small_target", about: /more|fewer/i },
  { id: "late_banner", what: "a banner pushes the product down", kind: "layout_shift", about: /./ },
  { id: "script_error", what: "a script of the gift cards breaks off", kind: "console_error", about: /null|undefined/ },
  { id: "failed_reviews", what: "reviews can't be loaded", kind: "failed_request", about: /reviews/ },
  { id: "missing_alt", what: "pictures have no text", kind: "accessibility", about: /image-alt/ },
  { id: "missing_lang", what: "the help page names no language", kind: "accessibility", about: /html-has-lang/ },
  { id: "missing_title", what: "the tracking page has no title", kind: "accessibility", about: /document-title/ },
  { id: "dead_end", what: "the state of an order leads nowhere", kind: "dead_end", about: /track/ },
  { id: "covered_order", what: "a bar lies over the order button", kind: "covered", about: /order/i },
  { id: "mouse_only_amount", what: "amounts are no buttons", kind: "unreachable", about: /dollars/ },
  { id: "contact_fails", what: "no message is ever taken", kind: "task_failed", about: /message/ },
  { id: "returns_detour", what: "two wrong ways are named like the right one", kind: "detour", about: /return/ },
  { id: "popups", what: "gift cards open windows", kind: "popups", about: /gift/ },
  { id: "unnamed_search", what: "the search button has no name", kind: "missing_label", about: /button/ },
  { id: "wide_table", what: "a table is wider than a phone", kind: "sideways_scroll", about: /delivery/ },
] as const satisfies Planted[];

export type PlantedId = (typeof PLANTED)[number]["id"];

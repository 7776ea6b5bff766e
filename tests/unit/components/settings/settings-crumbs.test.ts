import { expect, test } from "vitest";
import { settingsCrumbs } from "@/components/settings/settings-pages";

test("a page below a settings page is named after what it shows, and links back up", () => {
  expect(settingsCrumbs("/settings/audit")).toEqual([{ label: "Audit log", href: "/settings/audit" }]);
  expect(settingsCrumbs("/settings/audit/aud_1")).toEqual([
    { label: "Audit log", href: "/settings/audit" },
    { label: "Entry", href: "/settings/audit/aud_1" },
  ]);
  expect(settingsCrumbs("/settings/webhooks/whk_1/deliveries/dlv_1")).toEqual([
    { label: "Webhooks", href: "/settings/webhooks" },
    { label: "Webhook", href: "/settings/webhooks/whk_1" },
    { label: "Delivery", href: "/settings/webhooks/whk_1/deliveries/dlv_1" },
  ]);
  expect(settingsCrumbs("/settings")).toEqual([]);
});

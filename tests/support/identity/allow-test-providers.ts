import type { Config } from "@/lib/core/config";
import { changeSettings } from "../settings";
import { ENTRY_POINT } from "./saml-provider";

/** For a whole test file: providers may be on this machine, as an operator can allow for those in their network. */
export function allowTestProviders(changed: Partial<Config> = {}): void {
  const ALLOW_PRIVATE_TARGETS = ["127.0.0.1", new URL(ENTRY_POINT).hostname];
  changeSettings({ ALLOW_PRIVATE_TARGETS, ...changed });
}

import { IDENTITY } from "./catalog/identity";
import { INSIGHTS } from "./catalog/insights";
import { LIBRARY } from "./catalog/library";
import { PROVISIONING } from "./catalog/provisioning";
import { STUDIES } from "./catalog/studies";
import { SWARM } from "./catalog/swarm";
import { WORKSPACE } from "./catalog/workspace";

/** Every action of the audit log, with the sentence that people read; who did it is shown next to it. */
export const ACTIONS: Readonly<Record<string, string>> = {
  ...WORKSPACE,
  ...IDENTITY,
  ...PROVISIONING,
  ...STUDIES,
  ...SWARM,
  ...LIBRARY,
  ...INSIGHTS,
};

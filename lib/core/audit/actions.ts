import { IDENTITY } from "./catalogue/identity";
import { INSIGHTS } from "./catalogue/insights";
import { LIBRARY } from "./catalogue/library";
import { PROVISIONING } from "./catalogue/provisioning";
import { STUDIES } from "./catalogue/studies";
import { SWARM } from "./catalogue/swarm";
import { WORKSPACE } from "./catalogue/workspace";

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

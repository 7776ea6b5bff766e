import { IDENTITY } from "./catalogue/identity";
import { INSIGHTS } from "./catalogue/insights";
import { LIBRARY } from "./catalogue/library";
import { PROVISIONING } from "./catalogue/provisioning";
import { STUDIES } from "./catalogue/studies";
import { SWARM } from "./catalogue/swarm";
import { WORKSPACE } from "./catalogue/workspace";

/** Every act that the audit log knows, with the sentence a person reads; who did it stands beside. */
export const ACTIONS: Readonly<Record<string, string>> = {
  ...WORKSPACE,
  ...IDENTITY,
  ...PROVISIONING,
  ...STUDIES,
  ...SWARM,
  ...LIBRARY,
  ...INSIGHTS,
};

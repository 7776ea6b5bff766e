import { webAgent } from "@/lib/integrations/web/web-agent";
import { Deliverer } from "./deliverer";

const shared = globalThis as typeof globalThis & { earshotDeliverer?: Deliverer | undefined };

/** This process's only deliverer, from wherever Next.js loaded the module. */
export function sharedDeliverer(): Deliverer {
  shared.earshotDeliverer ??= new Deliverer({ dispatcher: webAgent() });
  return shared.earshotDeliverer;
}

/** Returns claimed deliveries and waits for the attempts in flight. Starting again resumes delivery. */
export async function stopDelivering(): Promise<void> {
  const running = shared.earshotDeliverer;
  shared.earshotDeliverer = undefined;
  await running?.stop();
}

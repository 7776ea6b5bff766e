import { webAgent } from "@/lib/integrations/web/web-agent";
import { Deliverer } from "./deliverer";

const shared = globalThis as typeof globalThis & { earshotDeliverer?: Deliverer | undefined };

/** The one deliverer of this process, wherever Next.js loaded the module. */
export function sharedDeliverer(): Deliverer {
  shared.earshotDeliverer ??= new Deliverer({ dispatcher: webAgent() });
  return shared.earshotDeliverer;
}

/** Gives back what is claimed and waits for the attempts under way; a later start delivers again. */
export async function stopDelivering(): Promise<void> {
  const running = shared.earshotDeliverer;
  shared.earshotDeliverer = undefined;
  await running?.stop();
}

import { config } from "@/lib/core/config";
import { hasModel } from "@/lib/integrations/model/model";

/** The configured language model, or null without one. */
export const modelName = (): string | null => (hasModel() ? config().MODEL_NAME : null);

import { serve } from "@/lib/integrations/storage/embedded/serve";

export const dynamic = "force-dynamic";

export { serve as DELETE, serve as GET, serve as HEAD, serve as PATCH, serve as POST, serve as PUT };

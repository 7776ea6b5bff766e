/** [the layer that imports, the name it writes] */
type Import = readonly [layer: string, name: string];

const layer = (name: string, ...imports: string[]): Import[] => imports.map((each) => [name, each]);

export const forbidden: readonly Import[] = [
  ...layer("lib/core", "@/lib/db/client", "../db/client", "next/server", "react", "inngest", "@prisma/client", "pg"),
  ...layer("lib/db", "@/lib/services/projects/list", "@/lib/http/endpoint", "../services/x", "next/headers", "inngest"),
  ...layer(
    "lib/events",
    "@/lib/db/client",
    "@/lib/services/projects/list",
    "@prisma/client",
    "inngest",
    "../db/client",
  ),
  ...layer("lib/integrations/mail", "@/lib/services/projects/list", "@/lib/db/generated/client", "@aws-sdk/client-s3"),
  ...layer("lib/integrations/mail", "@prisma/client", "inngest", "next/server", "../../services/projects/list"),
  ...layer("lib/integrations/storage", "@/lib/db/client", "@/lib/services/projects/list", "@prisma/client", "inngest"),
  ...layer(
    "lib/services/projects",
    "@/lib/http/endpoint",
    "@/lib/v1/projects",
    "@/lib/api/projects",
    "@/lib/jobs/client",
  ),
  ...layer("lib/services/projects", "next/server", "react", "inngest", "@aws-sdk/client-s3", "../../http/endpoint"),
  ...layer(
    "lib/http",
    "@/lib/v1/projects",
    "@/lib/api/projects",
    "@/lib/jobs/client",
    "@/app/layout",
    "@prisma/client",
  ),
  ...layer("lib/http", "@/lib/db/generated/client", "inngest", "@aws-sdk/client-s3", "../v1/projects"),
  ...layer("lib/v1", "@/lib/services/projects/list", "@/lib/db/client", "@/lib/api/projects", "next/server", "inngest"),
  ...layer("lib/v1", "@prisma/client", "pg", "../services/projects/list", "@/lib/events/outbox"),
  ...layer("lib/api", "@/lib/services/projects/list", "@/lib/db/client", "@/lib/v1/projects", "next/server", "inngest"),
  ...layer("lib/api", "@prisma/client", "pg", "../services/projects/list", "@/lib/events/outbox"),
  ...layer(
    "lib/jobs",
    "@/app/layout",
    "@/components/ui/button",
    "@/lib/v1/projects",
    "@/lib/api/projects",
    "next/server",
  ),
  ...layer(
    "lib/jobs",
    "@prisma/client",
    "@/lib/db/generated/client",
    "@aws-sdk/client-s3",
    "../services/projects/list",
  ),
  ...layer("app/v1/projects", "@/lib/db/client", "@/lib/db/generated/client", "@prisma/client", "@aws-sdk/client-s3"),
  ...layer("app/v1/projects", "inngest", "pg", "../../../lib/db/client", "../../../lib/services/projects/list"),
  ...layer("components/ui", "@/lib/services/projects/list", "@/lib/db/client", "@/lib/http/endpoint", "@/app/layout"),
  ...layer("components/ui", "@/lib/api/surface", "@/lib/v1/projects", "@prisma/client", "inngest", "pg", "../../lib/x"),
];

export const permitted: readonly Import[] = [
  ...layer("lib/core", "./errors", "@/lib/core/errors", "zod", "pino"),
  ...layer("lib/db", "@/lib/core/config", "@/lib/db/generated/client", "@prisma/adapter-pg", "pg"),
  ...layer("lib/events", "@/lib/core/ids", "@/lib/db/transaction"),
  ...layer("lib/integrations/mail", "@/lib/core/config", "@/lib/db/client", "nodemailer"),
  ...layer("lib/integrations/storage", "@/lib/core/config", "@aws-sdk/client-s3"),
  ...layer("lib/services/projects", "@/lib/core/errors", "@/lib/db/transaction", "@/lib/events/outbox"),
  ...layer(
    "lib/services/projects",
    "@/lib/integrations/storage/store",
    "@/lib/services/access/permit",
    "@prisma/client",
  ),
  ...layer("lib/http", "@/lib/core/errors", "@/lib/services/access/permit", "next/server"),
  ...layer("lib/v1", "@/lib/core/operation", "@/lib/http/endpoint", "@/lib/services/projects/record", "./shared"),
  ...layer("lib/api", "@/lib/core/operation", "@/lib/http/endpoint", "@/lib/services/projects/record", "./shared"),
  ...layer("lib/v1", "@/lib/events/resources/project", "@/lib/events/webhook-kinds"),
  ...layer("lib/api", "@/lib/events/webhook-kinds"),
  ...layer("lib/jobs", "inngest", "@/lib/services/projects/list", "@/lib/db/pool", "./client"),
  ...layer("app/v1/projects", "@/lib/v1/projects", "@/lib/services/projects/list", "next/server", "./x"),
  ...layer("components/ui", "@/lib/core/ids", "@/lib/api/projects", "@/components/ui/button", "react", "next/link"),
];

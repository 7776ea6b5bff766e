import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Scim } from "../shapes";

const OURS = "Earshot couldn’t answer this call. Nothing changed, and providers retry such calls on their own.";

/** Recent refusals and failures in words, with the request below for looking it up at the provider. */
export const ErrorList = ({ errors }: { errors: Scim["errors"] }) => (
  <ul className="divide-y">
    {errors.map(({ id, at, provider, method, path, status, sentence }) => (
      <li key={id} className="grid grid-cols-1 gap-1 px-4 py-3">
        <p className="wrap-anywhere">{status >= 500 ? OURS : sentence}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
          <Badge tone={status >= 500 ? "danger" : "warning"}>{status}</Badge>
          <code className="wrap-anywhere font-mono text-xs">
            {method} {path}
          </code>
          <span>
            {provider}, <RelativeTime iso={at} />
          </span>
        </p>
      </li>
    ))}
  </ul>
);

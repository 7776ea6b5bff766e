import { Badge } from "@/components/ui/badge";
import { CopyRows } from "@/components/ui/copy/copy-rows";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Domain } from "../shapes";
import { CheckDomain } from "./check-domain";
import { RemoveDomain } from "./remove-domain";

type Props = {
  domain: Domain;
  /** On a plan without single sign-on, existing domains can only be removed. */
  isAvailable: boolean;
  /** Whether its check is the page’s primary action. */
  isNext: boolean;
};

/** A domain: verified, or with the record it waits for. */
export function DomainItem({ domain, isAvailable, isNext }: Props) {
  const { id, domain: name, state, missingSince } = domain;
  const isVerified = state === "verified";
  const needsRecord = !isVerified || missingSince !== null;
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <bdi className="wrap-anywhere font-medium">{name}</bdi>
          <Badge tone={needsRecord ? "warning" : "settled"} dot>
            {!isVerified ? "Waiting for record" : missingSince ? "Record missing" : "Verified"}
          </Badge>
        </span>
        <span className="flex gap-2">
          {needsRecord && isAvailable && <CheckDomain id={id} domain={name} isNext={isNext} />}
          <RemoveDomain id={id} domain={name} isVerified={isVerified} />
        </span>
      </div>
      {needsRecord && <MissingRecord domain={domain} />}
    </li>
  );
}

function MissingRecord({ domain }: { domain: Domain }) {
  const { domain: name, txtName, txtValue, missingSince, lastCheckedAt, lastProblem } = domain;
  const rows = [
    { label: "TXT record name", text: txtName },
    { label: "TXT record value", text: txtValue },
  ];
  return (
    <>
      <p className="text-pretty text-muted-foreground">
        {missingSince ? (
          <>
            Its record has been missing since <RelativeTime iso={missingSince} />. After seven days without it, the
            domain counts as unverified and single sign-on no longer lets its people in.
          </>
        ) : (
          <>
            Add this TXT record in the DNS for <bdi>{name}</bdi>, then check. It can take an hour to show up, and it has
            to stay there.
          </>
        )}
      </p>
      <CopyRows rows={rows} />
      {lastCheckedAt && (
        <p className="text-pretty text-muted-foreground text-sm">
          {lastProblem ?? "Not found yet."} Checked <RelativeTime iso={lastCheckedAt} />.
        </p>
      )}
    </>
  );
}

import { Button } from "@/components/ui/button";

type Props = { domain: string; providerName: string; href: string };

/** For an address whose domain signs in with its provider alone: a password would be refused. */
export function JoinByProvider({ domain, providerName, href }: Props) {
  return (
    <>
      <p className="text-pretty text-muted-foreground">
        Email addresses at <span className="wrap-anywhere font-medium text-foreground">{domain}</span> sign in with{" "}
        {providerName}.
      </p>
      <Button asChild tone="primary" size="large">
        <a href={href}>
          <span className="truncate">Continue with {providerName}</span>
        </a>
      </Button>
    </>
  );
}

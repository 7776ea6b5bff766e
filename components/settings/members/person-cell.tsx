import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";

/** On a phone nothing shows what was cut off. */
const WRAPS = "pointer-coarse:wrap-anywhere truncate pointer-coarse:whitespace-normal";

type Props = { name: string | null; email: string; isSelf?: boolean; detail?: React.ReactNode };

/** Where it has to break, an address does before its domain. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A person in a row: the name above the address, or above what is given instead. */
export function PersonCell({ name, email, isSelf, detail = name && <Address email={email} /> }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name ?? email} className="size-7" />
      <span className="grid min-w-0">
        <span className={cn("font-medium", name ? "truncate" : WRAPS)}>
          {name ?? <Address email={email} />}
          {isSelf && <span className="font-normal text-muted-foreground"> (you)</span>}
        </span>
        {detail && <span className={cn("text-muted-foreground text-sm", WRAPS)}>{detail}</span>}
      </span>
    </span>
  );
}

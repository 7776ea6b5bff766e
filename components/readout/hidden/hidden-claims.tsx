import { counted } from "@/lib/core/text/counted";
import type { Claim } from "../shapes";
import { HiddenList } from "./hidden-list";

export function HiddenClaims({ claims }: { claims: Claim[] }) {
  return (
    <HiddenList
      summary={counted(claims.length, "hidden claim")}
      items={claims.map(({ id, text }) => ({
        id,
        name: text,
        showAgain: { kind: "edit_claim", claimId: id, hidden: false },
      }))}
    />
  );
}

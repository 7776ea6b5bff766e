import type { Claim } from "../shapes";
import { HiddenList } from "./hidden-list";

export function HiddenClaims({ claims }: { claims: Claim[] }) {
  return (
    <HiddenList
      summary={claims.length === 1 ? "1 hidden claim" : `${claims.length} hidden claims`}
      items={claims.map(({ id, text }) => ({
        id,
        name: text,
        showAgain: { kind: "edit_claim", claimId: id, hidden: false },
      }))}
    />
  );
}

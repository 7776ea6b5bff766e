import { Over } from "@/components/auth/join/over";

const REPLACED = "It may have been replaced by a newer email. Look for that one, or ask the person who invited you.";

/** A link that was replaced, or cut off in transit. */
export default function NoSuchInvitation() {
  return <Over title="This link doesn’t work" lead={REPLACED} />;
}

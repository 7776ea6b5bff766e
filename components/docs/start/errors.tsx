import type { ComponentProps } from "react";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { ErrorCodes } from "../error-codes";
import { Topic } from "./topic";

type Codes = ComponentProps<typeof ErrorCodes>["codes"];

const EXAMPLE = {
  error: {
    code: "validation_failed",
    message: "The request is not valid. name: Must be at most 200 characters long.",
    details: [{ path: "name", message: "Must be at most 200 characters long." }],
  },
};

/** What errors look like, and what to do about each. */
export const Errors = ({ v1, api }: { v1: Codes; api: Codes }) => (
  <Topic id="errors">
    <p>
      Every response includes <code>X-Request-Id</code>; quote it when you ask for help. An error has a code to act on,
      a message for people, and in <code>details</code> the path of what’s wrong. Anything in another workspace doesn’t
      exist for you: 404. Send a call again only after a 429 or 503, or with the same <code>Idempotency-Key</code> after
      a response that got lost.
    </p>
    <CodeBlock label="422 from v1" code={JSON.stringify(EXAMPLE, null, 2)} />
    <h3 className="pt-2 font-medium text-sm">v1 error codes</h3>
    <ErrorCodes caption="v1 error codes" codes={v1} />
    <h3 className="pt-2 font-medium text-sm">App API error codes</h3>
    <p>
      Besides a code and message, its errors include the <code>requestId</code>.
    </p>
    <ErrorCodes caption="App API error codes" codes={api} />
  </Topic>
);

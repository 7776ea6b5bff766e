import Link from "next/link";
import { ConnectFrame } from "@/components/connect/connect-frame";
import { Button } from "@/components/ui/button";

export const metadata = { title: "This request is over" };

export default function NoSuchRequest() {
  return (
    <ConnectFrame>
      <div className="grid gap-2">
        <h1 className="text-xl">This request is over</h1>
        <p className="text-pretty text-muted-foreground">
          It was already answered, it waited more than 15 minutes, or it was started in another browser. Opening this
          page didn’t connect anything.
        </p>
      </div>
      <p className="text-pretty">
        To connect an app, go back to it and connect to Earshot again. It opens a new page in the browser where you then
        answer.
      </p>
      <footer className="flex flex-wrap gap-2">
        <Button asChild>
          <Link href="/settings/keys">See what is connected</Link>
        </Button>
      </footer>
    </ConnectFrame>
  );
}

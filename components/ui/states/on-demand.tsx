"use client";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { ErrorState } from "./error-state";

/**
 * A component whose file is loaded once it is shown. If it can't be, because the connection is lost or the server has a
 * newer version, its place says so and offers to try again. React's own `lazy` would replace the page, with what is
 * typed there, and remember the failure.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    const attempt = async () => {
      setFailed(false);
      try {
        loaded ??= await load();
        setLoaded(() => loaded);
      } catch (thrown) {
        reportError(thrown);
        setFailed(true);
      }
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: tried again only when asked to
    useEffect(() => {
      if (!Loaded) void attempt();
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (!isFailed) return waiting;
    return (
      <ErrorState
        heading="h2"
        title="This part couldn’t be loaded"
        message="Everything else on this page is as it was. If it still can’t be loaded, save your work and reload the page."
        requestId={undefined}
        onRetry={() => void attempt()}
      />
    );
  };
}

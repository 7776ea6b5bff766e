import { sealWorkspace } from "@/lib/services/audit/chain/seal-workspace";
import { atCrashPoints } from "@/tests/support/faults/crash-points";

/** Seals a workspace's audit log and is killed when all is written and nothing is committed. */
atCrashPoints(() => process.kill(process.pid, "SIGKILL"));
await sealWorkspace(process.argv[2] ?? "");

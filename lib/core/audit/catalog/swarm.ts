/** Runs of AI agents. */
export const SWARM = {
  "swarm_agent.done": "An agent finished",
  "swarm_agent.failed": "An agent failed",
  "swarm_run.cancelled": "Canceled a Swarm run",
  "swarm_run.done": "A Swarm run finished",
  "swarm_run.failed": "A Swarm run failed",
  "swarm_run.started": "Started a Swarm run",
} as const;

-- What a model answered to an agent is kept until the agent has ended, too.
CREATE TRIGGER "swarm_agent_ended" AFTER UPDATE OF "status" ON "swarm_agent" FOR EACH ROW
  WHEN (NEW."status" NOT IN ('queued', 'running')) EXECUTE FUNCTION forget_answers();
CREATE TRIGGER "swarm_agent_deleted" AFTER DELETE ON "swarm_agent" FOR EACH ROW EXECUTE FUNCTION forget_answers();

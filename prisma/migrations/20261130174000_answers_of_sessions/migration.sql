-- What a model answered about a session's chapters goes with the session.
CREATE TRIGGER "session_deleted" AFTER DELETE ON "study_session" FOR EACH ROW EXECUTE FUNCTION forget_answers();

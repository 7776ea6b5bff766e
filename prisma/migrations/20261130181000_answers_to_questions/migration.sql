-- What a model answered to a question that came with a key is kept until the question is answered, or is forgotten.
CREATE TRIGGER "question_answered" AFTER DELETE ON "question_claim" FOR EACH ROW EXECUTE FUNCTION forget_answers();

-- "cafe" finds "Café", "résumé" finds "resume", "équipe" finds "l’équipe" and "price" finds “price”.

-- PostgreSQL's parser knows signs beyond ASCII in some locales only; in others "“price”" and "l’équipe" are words as they
-- stand. Curly apostrophes become straight ones, other signs blanks, those beyond the basic plane two: places in a text stay
-- what they are where letters are counted in UTF-16.
CREATE FUNCTION plain_signs(p_text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(translate(p_text, '‘’ʼ', ''''''''),
      '[\u0080-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05f3\u05f4'
        '\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u200b\u200e-\u206f\u20a0-\u20cf\u2100-\u214f\u2190-\u2bff'
        '\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe00-\ufe0f\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20'
        '\uff3b-\uff40\uff5b-\uff65\ufff9-\ufffd]', ' ', 'g'),
    '[\U0001f000-\U0001faff]', '  ', 'g')
$$;

-- Without accents, as people type in a hurry or on a foreign keyboard: Latin, Greek and Cyrillic letters without their marks
-- (but "й" is a letter of its own), Arabic and Hebrew without vowel signs. Marks of other scripts make other words.
CREATE FUNCTION plain_letters(p_text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT normalize(translate(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(p_text, NFD), '(?<![иИ])[\u0300-\u036f\u0591-\u05bd\u064b-\u065f\u0670]+', '', 'g'),
      'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'ß', 'ss'), 'þ', 'th'),
    'øØđĐðÐłŁı', 'oOdDdDlLi'), NFC)
$$;

-- The words of a text in the forms of a language, those with accents also without, in the same places, so that phrases
-- hold; found so they weigh less (C).
CREATE FUNCTION search_words(p_config regconfig, p_text text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  signs text;
  words tsvector;
  plain text;
BEGIN
  IF octet_length(p_text) = length(p_text) THEN RETURN to_tsvector(p_config, p_text); END IF;
  signs := plain_signs(replace(p_text, U&'\00AD', ''));
  words := to_tsvector(p_config, signs);
  IF octet_length(signs) = length(signs) THEN RETURN words; END IF;
  plain := plain_letters(signs);
  IF plain = signs THEN RETURN words; END IF;
  RETURN (words::text || ' '
    || setweight(ts_delete(to_tsvector(p_config, plain), tsvector_to_array(words)), 'C')::text)::tsvector;
END $$;

-- What a line is found by: its words, and its speaker's name as a lesser hit.
CREATE FUNCTION line_words(p_config regconfig, p_text text, p_speaker text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_words(p_config, p_text) || setweight(coalesce(search_words(p_config, p_speaker), ''), 'C')
$$;

-- What somebody typed, in the forms of a language, as it is or without accents.
CREATE FUNCTION evidence_terms(p_config regconfig, p_wanted text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  terms tsquery := websearch_to_tsquery(p_config, plain_signs(p_wanted));
  plain tsquery := websearch_to_tsquery(p_config, plain_letters(plain_signs(p_wanted)));
BEGIN
  RETURN CASE WHEN plain::text = terms::text OR numnode(terms) = 0 OR numnode(plain) = 0 THEN terms ELSE terms || plain END;
END $$;

CREATE OR REPLACE FUNCTION evidence_words(p_configs text[], p_wanted text) RETURNS tsquery[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  words text[] := regexp_split_to_array(btrim(p_wanted), '\s+');
  word text;
  config text;
  part tsquery;
  forms tsquery;
  found tsquery[] := '{}';
BEGIN
  IF cardinality(words) NOT BETWEEN 2 AND 8 OR p_wanted ~* '"|(^|\s)or(\s|$)' THEN RETURN NULL; END IF;
  FOREACH word IN ARRAY words LOOP
    forms := NULL;
    FOREACH config IN ARRAY p_configs LOOP
      part := evidence_terms(config::regconfig, word);
      IF numnode(part) = 0 THEN RETURN NULL; END IF;
      IF forms IS NULL THEN forms := part;
      ELSIF strpos(forms::text, part::text) = 0 THEN forms := forms || part;
      END IF;
    END LOOP;
    found := found || forms;
  END LOOP;
  RETURN found;
END $$;

CREATE OR REPLACE FUNCTION evidence_query(p_workspace text, p_wanted text, p_unwanted text) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  configs text[] := evidence_configs(p_workspace);
  words tsquery[] := evidence_words(configs, p_wanted);
  config text;
  part tsquery;
  word tsquery;
  known text[] := '{}';
  wanted tsquery;
  unwanted tsquery;
BEGIN
  FOREACH word IN ARRAY coalesce(words, '{}') LOOP
    wanted := coalesce(wanted && word, word);
  END LOOP;
  FOREACH config IN ARRAY configs LOOP
    IF words IS NULL THEN
      part := evidence_terms(config::regconfig, p_wanted);
      IF numnode(part) > 0 AND part::text <> ALL (known) THEN wanted := coalesce(wanted || part, part); END IF;
      known := known || part::text;
    END IF;
    IF p_unwanted <> '' THEN
      part := evidence_terms(config::regconfig, p_unwanted);
      IF numnode(part) > 0 THEN unwanted := coalesce(unwanted || part, part); END IF;
    END IF;
  END LOOP;
  RETURN CASE WHEN unwanted IS NULL THEN wanted ELSE wanted && !!unwanted END;
END $$;

CREATE OR REPLACE FUNCTION find_passage_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := search_words(
    coalesce((SELECT t.search_config FROM transcript t WHERE t.owner_id = NEW.owner_id), 'simple')::regconfig, NEW.text);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION find_claim_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := search_words('english', NEW.text) || search_words('german', NEW.text) || search_words('simple', NEW.text);
  RETURN NEW;
END $$;

-- Which of the words stand where. They are marked in the text with plain signs, which has the same places.
CREATE FUNCTION marked_words(p_config regconfig, p_text text, p_query tsquery, p_options text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT ts_headline(p_config, plain_signs(p_text), p_query, p_options)
$$;

DO $$
DECLARE
  search regproc;
  body text;
BEGIN
  FOREACH search IN ARRAY ARRAY['search_segments', 'search_evidence']::regproc[] LOOP
    body := pg_get_functiondef(search);
    ASSERT strpos(body, 'ts_headline(') > 0;
    EXECUTE replace(body, 'ts_headline(', 'marked_words(');
  END LOOP;
END $$;

-- What was stored before, where it makes a difference.
UPDATE "segment" s SET "search" = line_words(t.search_config::regconfig, s.text, s.speaker)
  FROM "transcript" t WHERE t.owner_id = s.owner_id AND concat(s.text, s.speaker) ~ '[^\x01-\x7f]';
UPDATE "passage" SET "text" = "text" WHERE "text" ~ '[^\x01-\x7f]';
UPDATE "claim" SET "text" = "text" WHERE "text" ~ '[^\x01-\x7f]';

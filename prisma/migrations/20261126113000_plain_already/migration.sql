-- What is plain already, nearly every line and query, is left as it is: each hit cost two regular expressions.
CREATE OR REPLACE FUNCTION plain_signs(p_text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(p_text) = length(p_text) THEN p_text ELSE regexp_replace(
    regexp_replace(translate(p_text, '‘’ʼ', ''''''''),
      '[\u0080-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05f3\u05f4'
        '\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u200b\u200e-\u206f\u20a0-\u20cf\u2100-\u214f\u2190-\u2bff'
        '\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe00-\ufe0f\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20'
        '\uff3b-\uff40\uff5b-\uff65\ufff9-\ufffd]', ' ', 'g'),
    '[\U0001f000-\U0001faff]', '  ', 'g') END
$$;

CREATE OR REPLACE FUNCTION evidence_terms(p_config regconfig, p_wanted text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  terms tsquery := websearch_to_tsquery(p_config, plain_signs(p_wanted));
  plain tsquery;
BEGIN
  IF octet_length(p_wanted) = length(p_wanted) THEN RETURN terms; END IF;
  plain := websearch_to_tsquery(p_config, plain_letters(plain_signs(p_wanted)));
  RETURN CASE WHEN plain::text = terms::text OR numnode(terms) = 0 OR numnode(plain) = 0 THEN terms ELSE terms || plain END;
END $$;

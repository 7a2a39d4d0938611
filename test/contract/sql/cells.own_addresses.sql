SELECT sha256(convert_to(d.email_key, 'UTF8')) AS hash, d.company_id AS company FROM login_directory d
